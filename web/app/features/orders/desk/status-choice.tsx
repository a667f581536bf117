import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { type OrderStatus, orderStatuses } from '@ticarum/contract/values/orders'
import { useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { BareSelect } from '../../../components/ui/select.tsx'
import { useText } from '../../../texts.ts'

interface StatusChoiceProps {
  order: OrderRow
  action: string
  formKey: string
}

/**
 * Status select in a row: a choice is saved at once, a step backwards first asks for a reason. By keyboard, where each
 * arrow key changes the value, and without scripts a button saves it: passing 'Processing' on the way to 'Completed'
 * must not notify anybody.
 */
export function StatusChoice({ order: { id, number, status }, action, formKey }: StatusChoiceProps) {
  const t = useText('orders')
  const words = useText('order-terms')
  const submit = useSubmit()
  const { formData } = useNavigation()
  const byKey = useRef(false)
  const [chosen, setChosen] = useState(status)
  const busy = formData?.get('intent') === 'status' && formData.get('id') === id
  return (
    <Form method="post" action={action} preventScrollReset className="flex gap-1">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value="status" />
      <BareSelect
        // A new key shows a status that was saved elsewhere.
        key={status}
        name="status"
        aria-label={t('status.of', { number })}
        defaultValue={status}
        disabled={busy}
        onPointerDown={() => {
          byKey.current = false
        }}
        onKeyDown={() => {
          byKey.current = true
        }}
        onChange={({ currentTarget }) => {
          if (byKey.current) setChosen(currentTarget.value as OrderStatus)
          else void submit(currentTarget.form, { preventScrollReset: true })
        }}
        className="min-h-10 min-w-34 text-base"
      >
        {orderStatuses.map((each) => (
          <option key={each} value={each}>
            {words(`status.${each}`)}
          </option>
        ))}
      </BareSelect>
      <Button variant="line" small className={chosen === status ? 'scripted:hidden' : ''}>
        {t('status.submit')}
      </Button>
    </Form>
  )
}
