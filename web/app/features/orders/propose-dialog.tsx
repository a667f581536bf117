import { priceOf } from '@ticarum/contract/money'
import type { Order, OrderLine } from '@ticarum/contract/procedures/order-shapes'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { Field } from '../../components/ui/field.tsx'
import { NumberField } from '../../components/ui/number-field.tsx'
import { Written } from '../../components/ui/written.tsx'
import type { ErrorTexts } from '../../forms/error-text.ts'
import { type Text, useText } from '../../texts.ts'
import { ActionDialog, type ActionDialogTarget } from './action-dialog.tsx'
import { usePartText } from './line-list.tsx'

const errorTexts = (t: Text<'amendments'>): ErrorTexts => ({
  fields: (errors) =>
    Object.entries(errors).flatMap(([field, error]) => {
      if (!error) return []
      if (field === 'readyOn') return [{ field, text: t('error.day') }]
      if (field.startsWith('price-')) return [{ field, text: t('error.price') }]
      return field === 'lines'
        ? [{ field: 'readyOn', text: t('error.nothing') }]
        : [{ field, text: t('error.quantity') }]
    }),
  codes: {
    WRONG_STATE: t('error.state'),
    CHANGED_MEANWHILE: t('error.state'),
    NOT_FOUND: t('error.state'),
    BREAKDOWN_DIFFERS: t('error.quantity'),
  },
  otherwise: t('error.failed'),
})

/** The supplier, or an admin in its name, proposes another version of an order. */
export function ProposeDialog(target: ActionDialogTarget<Order>) {
  const t = useText('amendments')
  const orders = useText('orders')
  const { order } = target
  return (
    <ActionDialog
      {...target}
      action="amend"
      title={t('propose.title', { number: order.number })}
      labels={{ submit: t('propose.submit'), busy: t('propose.busy') }}
      texts={errorTexts(t)}
    >
      {(errorOf, values) => (
        <>
          <p className="text-muted">{t('propose.lead')}</p>
          <input type="hidden" name="version" value={order.version} />
          {order.lines.map((line, place) => (
            <LineFields key={line.productId} {...{ line, place, errorOf, values }} strikes={order.lines.length > 1} />
          ))}
          <Field
            label={orders('ready')}
            name="readyOn"
            type="date"
            defaultValue={values.readyOn ?? order.answer?.readyOn ?? undefined}
            error={errorOf('readyOn')}
          />
        </>
      )}
    </ActionDialog>
  )
}

interface LineFieldsProps {
  line: OrderLine
  place: number
  /** the only line of an order is not struck out: that cancels it */
  strikes: boolean
  errorOf(field: string): string | undefined
  values: Partial<Record<string, string>>
}

function LineFields({ line, place, strikes, errorOf, values }: LineFieldsProps) {
  const t = useText('amendments')
  const partText = usePartText()
  const count = (name: string, label: string, was: number) => (
    <NumberField
      key={name}
      kind="count"
      label={label}
      name={name}
      maxLength={12}
      defaultValue={values[name] ?? String(was)}
      error={errorOf(name)}
    />
  )
  const [quantity, price, struckOut] = [`quantity-${place}`, `price-${place}`, `struckOut-${place}`]
  return (
    <fieldset className="grid gap-3 border-b border-line pb-4">
      <legend className="pb-2 font-semibold">
        <Written language={line.language}>{line.name}</Written>
      </legend>
      <div className="grid grid-cols-2 gap-4">
        {line.breakdown
          ? line.breakdown.map((part, n) =>
              count(`part-${place}-${n}`, t('part', { values: partText(line, part.values) }), part.quantity),
            )
          : count(quantity, t('quantity'), line.quantity)}
        <NumberField
          kind="dollars"
          label={t('price')}
          name={price}
          maxLength={20}
          defaultValue={values[price] ?? priceOf(line.unitPriceCents)}
          error={errorOf(price)}
        />
      </div>
      {strikes ? (
        <Checkbox name={struckOut} label={t('strike')} defaultChecked={values[struckOut] !== undefined} />
      ) : null}
    </fieldset>
  )
}
