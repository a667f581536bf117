import type { Assignee, Order } from '@ticarum/contract/procedures/order-shapes'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Field } from '../../../components/ui/field.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { orderActionErrors, type RefusedOrderAction } from '../order-action-errors.ts'
import { orderPath } from '../paths.ts'

interface DeskFormProps {
  order: Order
  noted: NonNullable<Order['desk']>
  /** id of the reader */
  me: string
  assignees: Assignee[]
  formKey: string
  refused: RefusedOrderAction | undefined
}

/** Internal notes of the desk about an order. */
export function DeskForm({ order, noted, me, assignees, formKey, refused }: DeskFormProps) {
  const t = useText('order-desk')
  const orders = useText('orders')
  const busy = useNavigation().formData?.get('intent') === 'annotate'
  const values = refused?.values
  const { assignee } = noted
  // The current assignee stays in the list, even if they can no longer be chosen.
  const people = assignee && !assignees.some(({ id }) => id === assignee.id) ? [...assignees, assignee] : assignees
  const { errors, attempt } = useFormErrors(refused, orderActionErrors(orders, refused))
  return (
    <section aria-labelledby="desk" className="grid gap-4 rounded-card bg-sand-2 p-5">
      <div className="grid gap-1">
        <h2 id="desk" className="text-xl">
          {t('desk')}
        </h2>
        <p className="text-sm text-muted">{t('desk.text')}</p>
      </div>
      <Form key={noted.version} method="post" action={sentTo(orderPath(order.id))} noValidate className="grid gap-4">
        <FormErrors title={orders('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <Select label={t('desk.assignee')} name="assigneeId" defaultValue={values?.assigneeId ?? assignee?.id ?? ''}>
          <option value="">{t('desk.nobody')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me ? t('desk.me', { name }) : name}
            </option>
          ))}
        </Select>
        <Field
          label={t('desk.follow-up')}
          name="followUpOn"
          type="date"
          defaultValue={values?.followUpOn ?? noted.followUpOn ?? ''}
        />
        <TextArea
          label={t('desk.notes')}
          name="notes"
          rows={4}
          maxLength={4000}
          dir="auto"
          defaultValue={values?.notes ?? noted.notes}
        />
        <div>
          <Button name="intent" value="annotate" variant="line" busy={busy}>
            {t(busy ? 'desk.busy' : 'desk.save')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
