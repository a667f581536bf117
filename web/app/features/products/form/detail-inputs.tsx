import type { FormFields } from '@ticarum/contract/forms/nested'
import { cartonVolume, decimalOf, packingDetails, rowDetails } from '@ticarum/contract/values/product-details'
import { plainNumber } from '@ticarum/contract/values/typed-number'
import { type ChangeEvent, type ComponentProps, use, useState } from 'react'
import { Field } from '../../../components/ui/field.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import { LanguageContext, useText } from '../../../texts.ts'
import { detailField } from './fields-of-product.ts'
import type { FormPart } from './form-parts.ts'
import { Group } from './group.tsx'
import { rowCount } from './redraw.ts'
import { Rows } from './rows.tsx'

/** If the carton is filled in, the volume of a unit follows from it and is read-only. */
export function PackingDetails({ values, errorOf }: Pick<FormPart, 'values' | 'errorOf'>) {
  const t = useText('product-form')
  const [typed, setTyped] = useState(values)
  const derived = volumeOf(typed)
  const input = (label: PackingPart) => {
    const name = detailField(label)
    return {
      kind: kindOf(label),
      label: t(label),
      name,
      defaultValue: values[name],
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setTyped((before) => ({ ...before, [name]: target.value })),
    }
  }
  return packingDetails.map((field) => {
    if (field.kind === 'group')
      return (
        <fieldset key={field.key} className="grid min-w-0 grid-cols-2 gap-x-5 gap-y-3 sm:col-span-2">
          <legend className="mb-1.5 text-base font-semibold">{t(field.key)}</legend>
          {field.parts.map((part) => (
            <NumberField key={part} {...input(part)} />
          ))}
        </fieldset>
      )
    if (field.key !== 'volumeCm3' || derived === undefined) return <NumberField key={field.key} {...input(field.key)} />
    const { defaultValue: _, onChange, ...props } = input(field.key)
    return (
      <NumberField key="derived" {...props} value={decimalOf(derived, 6)} readOnly>
        <p className="text-sm text-muted">{t('volumeCm3.derived')}</p>
      </NumberField>
    )
  })
}

type CartonPart = Extract<(typeof packingDetails)[number], { kind: 'group' }>['parts'][number]
type PackingPart = 'weightGrams' | 'volumeCm3' | CartonPart

function kindOf(part: PackingPart): ComponentProps<typeof NumberField>['kind'] {
  if (part === 'weightGrams') return 'kg'
  if (part === 'volumeCm3') return 'm3'
  return part === 'carton.units' ? 'count' : 'cm'
}

function volumeOf(typed: FormFields): number | undefined {
  const number = (part: CartonPart) => Number(plainNumber(typed[`details.${part}`] ?? ''))
  const carton = {
    lengthCm: number('carton.lengthCm'),
    widthCm: number('carton.widthCm'),
    heightCm: number('carton.heightCm'),
    units: number('carton.units'),
  }
  return Object.values(carton).every((measure) => Number.isInteger(measure) && measure > 0)
    ? cartonVolume(carton)
    : undefined
}

const NAMES = 'known-names'

/** Lists of details; each is collapsible. Names that every reader reads in their language are offered as one types. */
export function DetailRows({ values, errorOf, isWrong }: FormPart) {
  const t = useText('product-form')
  const language = use(LanguageContext)
  const [names, setNames] = useState<string[]>([])
  const offerNames = () =>
    import('@ticarum/contract/values/detail-names').then(
      ({ namesIn }) => setNames(namesIn(language)),
      () => undefined, // the field works without them
    )
  const rows = rowDetails.map(({ key, parts, max }) => {
    const list = `details.${key}` as const
    return (
      <Group key={key} title={t(`group.${key}`)} hint={t(`group.${key}.hint`)} open={isWrong(list)}>
        <Rows name={list} legend={t(key)} add={t(`${key}.add`)} count={rowCount(values, list)} max={max}>
          {(row) =>
            parts.map((part) => {
              const name = `details.${part.replace('.', `.${row}.`)}`
              const offered = part.endsWith('.name') && { list: NAMES, onFocus: () => void offerNames() }
              return (
                <Field
                  key={part}
                  label={t(part)}
                  name={name}
                  defaultValue={values[name]}
                  error={errorOf(name)}
                  {...offered}
                />
              )
            })
          }
        </Rows>
      </Group>
    )
  })
  return (
    <>
      <datalist id={NAMES}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {rows}
    </>
  )
}
