import { packingDetails, rowDetails } from '@ticarum/contract/values/product-details'
import { Field } from '../../../components/ui/field.tsx'
import { useText } from '../../../texts.ts'
import type { FormPart } from './form-parts.ts'
import { Group } from './group.tsx'
import { rowCount } from './redraw.ts'
import { Rows } from './rows.tsx'

const count = { type: 'number', min: 1, step: 1, inputMode: 'numeric', dir: 'ltr' } as const

export function PackingDetails({ values, problemOf }: Pick<FormPart, 'values' | 'problemOf'>) {
  const t = useText('product-form')
  return packingDetails.map(({ key }) => {
    const name = `details.${key}`
    return (
      <Field {...count} key={key} label={t(key)} name={name} defaultValue={values[name]} problem={problemOf(name)} />
    )
  })
}

/** Lists that a supplier fills in, each folded away by itself. */
export function DetailRows({ values, problemOf, isWrong }: FormPart) {
  const t = useText('product-form')
  return rowDetails.map(({ key, parts, max }) => {
    const list = `details.${key}` as const
    return (
      <Group key={key} title={t(`group.${key}`)} hint={t(`group.${key}.hint`)} open={isWrong(list)}>
        <Rows name={list} legend={t(key)} add={t(`${key}.add`)} count={rowCount(values, list)} max={max}>
          {(row) =>
            parts.map((part) => {
              const name = `details.${part.replace('.', `.${row}.`)}`
              return (
                <Field key={part} label={t(part)} name={name} defaultValue={values[name]} problem={problemOf(name)} />
              )
            })
          }
        </Rows>
      </Group>
    )
  })
}
