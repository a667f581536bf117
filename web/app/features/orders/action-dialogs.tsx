import type { Order } from '@ticarum/contract/procedures/order-shapes'
import { isReadyDay, receiptIsEarly } from '@ticarum/contract/values/order-rules'
import {
  MAX_PROBLEM_PICTURES,
  type OrderStatus,
  orderStatuses,
  type ShippingStatus,
  shippingNeedsReason,
  shippingStatuses,
  statusNeedsReason,
} from '@ticarum/contract/values/orders'
import { heldCents } from '@ticarum/contract/values/payments'
import { useState } from 'react'
import { Link } from 'react-router'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { Field } from '../../components/ui/field.tsx'
import { FileField } from '../../components/ui/file-field.tsx'
import { NumberField } from '../../components/ui/number-field.tsx'
import { RadioCards } from '../../components/ui/radio-cards.tsx'
import { Select } from '../../components/ui/select.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { useText, useTextIf } from '../../texts.ts'
import { ActionDialog, type ActionDialogTarget } from './action-dialog.tsx'
import { CancelledMoney } from './cancelled-money.tsx'
import { dialogAt } from './paths.ts'

const has = (value: string | undefined) => Boolean(value?.trim())

/** A customer's question, emailed to the company's inbox and to the supplier. */
export function InquiryDialog(target: ActionDialogTarget<Order>) {
  const t = useText('order-dialogs')
  return (
    <ActionDialog
      {...target}
      action="inquire"
      title={t('inquire.title', { number: target.order.number })}
      labels={{ submit: t('inquire.submit'), busy: t('inquire.busy') }}
      check={({ message }) => (has(message) ? {} : { message: 'required' })}
    >
      {(errorOf, values) => (
        <>
          <p className="text-muted">{t('inquire.text')}</p>
          <TextArea
            label={t('inquire.message')}
            name="message"
            rows={5}
            maxLength={1000}
            dir="auto"
            defaultValue={values.message}
            error={errorOf('message')}
          />
        </>
      )}
    </ActionDialog>
  )
}

/** A cancelled order's goods return to the stock. */
export function CancelDialog(target: ActionDialogTarget<Order>) {
  const t = useText('order-dialogs')
  return (
    <ActionDialog
      {...target}
      action="cancel"
      danger
      title={t('cancel.title', { number: target.order.number })}
      labels={{ submit: t('cancel.submit'), busy: t('cancel.busy') }}
    >
      {() => (
        <>
          <p>{t('cancel.text')}</p>
          <CancelledMoney order={target.order} />
        </>
      )}
    </ActionDialog>
  )
}

/** The supplier confirms with a ready date, or declines with a reason. */
export function AnswerDialog(target: ActionDialogTarget<Order>) {
  const t = useText('order-dialogs')
  const { order } = target
  const amendments = useTextIf(order.amendments.may.includes('propose'), 'amendments')
  return (
    <ActionDialog
      {...target}
      action="answer"
      title={t('answer.title', { number: order.number })}
      labels={{ submit: t('answer.submit'), busy: t('answer.busy') }}
      check={({ answer, readyOn, reason }) => {
        if (answer === 'cannot_supply') return has(reason) ? {} : { reason: 'required' }
        if (!readyOn) return { readyOn: 'required' }
        return isReadyDay(readyOn, new Date()) ? {} : { readyOn: 'tooSmall' }
      }}
    >
      {(errorOf, values) => (
        <>
          <div className="group grid gap-5">
            <RadioCards
              legend={t('answer.legend')}
              name="answer"
              chosen={values.answer ?? order.answer?.answer ?? 'can_deliver'}
              cards={[
                { value: 'can_deliver', title: t('answer.can_deliver'), text: t('answer.can_deliver.text') },
                { value: 'cannot_supply', title: t('answer.cannot_supply'), text: t('answer.cannot_supply.text') },
              ]}
            />
            <div className="grid gap-5 group-has-[[value^=cannot]:checked]:hidden">
              <Field
                label={t('answer.day')}
                name="readyOn"
                type="date"
                defaultValue={values.readyOn ?? order.answer?.readyOn ?? undefined}
                error={errorOf('readyOn')}
              />
              <TextArea
                label={t('answer.text')}
                name="text"
                rows={2}
                maxLength={500}
                dir="auto"
                defaultValue={values.text}
                error={errorOf('text')}
              />
            </div>
            <div className="hidden gap-3 group-has-[[value^=cannot]:checked]:grid">
              {amendments ? (
                <Link
                  to={dialogAt(target.back, 'amend', order)}
                  preventScrollReset
                  className="text-primary underline underline-offset-3"
                >
                  {amendments('instead')}
                </Link>
              ) : null}
              <TextArea
                label={t('answer.reason')}
                name="reason"
                rows={3}
                maxLength={500}
                dir="auto"
                defaultValue={values.reason}
                error={errorOf('reason')}
              />
            </div>
          </div>
        </>
      )}
    </ActionDialog>
  )
}

/** Sets shipping status, tracking number and carrier; for suppliers and admins. */
export function ShippingDialog(
  target: ActionDialogTarget<Pick<Order, 'id' | 'number' | 'status' | 'shippingStatus' | 'trackingNumber' | 'carrier'>>,
) {
  const t = useText('order-dialogs')
  const orders = useText('orders')
  const words = useText('order-terms')
  const { order } = target
  const [chosen, choose] = useState<ShippingStatus>()
  return (
    <ActionDialog
      {...target}
      action="ship"
      title={orders('ship.title')}
      labels={{ submit: t('ship.submit'), busy: t('ship.busy') }}
      check={({ shippingStatus, reason }) =>
        shippingNeedsReason(order, shippingStatus as ShippingStatus) && !has(reason) ? { reason: 'required' } : {}
      }
    >
      {(errorOf, values) => {
        const from = shippingStatuses.find((known) => known === values.shippingStatus) ?? order.shippingStatus
        const reasoned = shippingNeedsReason(order, chosen ?? from)
        return (
          <>
            <p className="text-muted">
              <bdi>{t('of-order', { number: order.number })}</bdi>
            </p>
            <Select
              label={t('ship.status')}
              name="shippingStatus"
              defaultValue={from}
              onChange={({ target }) => choose(target.value as ShippingStatus)}
            >
              {shippingStatuses.map((status) => (
                <option key={status} value={status}>
                  {words(`shipping.${status}`)}
                </option>
              ))}
            </Select>
            <Field
              label={t('ship.tracking')}
              name="trackingNumber"
              maxLength={100}
              dir="auto"
              defaultValue={values.trackingNumber ?? order.trackingNumber ?? ''}
            />
            <Field
              label={t('ship.carrier')}
              name="carrier"
              maxLength={100}
              dir="auto"
              defaultValue={values.carrier ?? order.carrier ?? ''}
            />
            <div className={reasoned ? '' : 'scripted:hidden'}>
              <TextArea
                label={t(order.status === 'cancelled' ? 'reason' : 'ship.reason')}
                name="reason"
                rows={2}
                maxLength={500}
                dir="auto"
                defaultValue={values.reason}
                error={errorOf('reason')}
              />
            </div>
          </>
        )
      }}
    </ActionDialog>
  )
}

/** Sets the status; a step backwards and cancelling need a reason. For admins. */
export function StatusDialog({ to, ...target }: ActionDialogTarget<Order> & { to: string | null }) {
  const t = useText('order-dialogs')
  const orders = useText('orders')
  const words = useText('order-terms')
  const { order } = target
  return (
    <ActionDialog
      {...target}
      action="status"
      title={t('status.title', { number: order.number })}
      labels={{ submit: orders('status.submit'), busy: t('status.busy') }}
      check={({ status, reason }) =>
        statusNeedsReason(order.status, status as OrderStatus) && !has(reason) ? { reason: 'required' } : {}
      }
    >
      {(errorOf, values) => (
        <div className="group grid gap-5">
          <Select label={t('status.label')} name="status" defaultValue={values.status ?? to ?? order.status}>
            {orderStatuses.map((status) => (
              <option key={status} value={status}>
                {words(`status.${status}`)}
              </option>
            ))}
          </Select>
          <TextArea
            label={t('reason')}
            name="reason"
            rows={3}
            maxLength={500}
            dir="auto"
            defaultValue={values.reason}
            error={errorOf('reason')}
          >
            <p className="text-sm text-muted">{t('status.hint')}</p>
          </TextArea>
          {order.status === 'cancelled' ? null : (
            <div className="hidden gap-5 group-has-[[value=cancelled]:checked]:grid">
              <CancelledMoney order={order} />
              {order.payment && order.shippedAt && heldCents(order.payment) > 0 ? (
                <NumberField
                  label={t('status.kept')}
                  name="kept"
                  kind="dollars"
                  maxLength={12}
                  defaultValue={values.kept ?? '0'}
                  error={errorOf('kept')}
                />
              ) : null}
            </div>
          )}
        </div>
      )}
    </ActionDialog>
  )
}

/** The customer confirms that the goods have arrived; before they are said to, behind a second question. */
export function ReceiptDialog(target: ActionDialogTarget<Order>) {
  const t = useText('order-dialogs')
  const orders = useText('orders')
  const { order, back } = target
  const early = receiptIsEarly(order)
  return (
    <ActionDialog
      {...target}
      action="receive"
      title={t('receive.title', { number: order.number })}
      labels={{ submit: t('receive.submit'), busy: t('receive.busy') }}
      check={({ arrived }) => (early && !arrived ? { arrived: 'required' } : {})}
    >
      {() => (
        <>
          <p>
            {t('receive.text')}{' '}
            {order.may.includes('reportProblem') ? (
              <Link
                to={dialogAt(back, 'problem', order)}
                preventScrollReset
                className="text-primary underline underline-offset-3"
              >
                {orders('problem')}
              </Link>
            ) : null}
          </p>
          {early ? (
            <>
              <input type="hidden" name="early" value="yes" />
              <Checkbox
                id="arrived"
                name="arrived"
                value="yes"
                label={t('receive.early')}
                hint={t('receive.early.hint')}
              />
            </>
          ) : null}
        </>
      )}
    </ActionDialog>
  )
}

/** The customer reports a problem with the goods, with pictures. */
export function ProblemDialog(target: ActionDialogTarget<Order>) {
  const t = useText('order-dialogs')
  return (
    <ActionDialog
      {...target}
      action="problem"
      files
      title={t('problem.title', { number: target.order.number })}
      labels={{ submit: t('problem.submit'), busy: t('problem.busy') }}
      check={({ text }) => (has(text) ? {} : { text: 'required' })}
    >
      {(errorOf, values) => (
        <>
          <TextArea
            label={t('problem.text')}
            name="text"
            rows={4}
            maxLength={1000}
            dir="auto"
            defaultValue={values.text}
            error={errorOf('text')}
          />
          <FileField
            label={t('problem.pictures')}
            name="pictures"
            accept="image/png,image/jpeg,image/webp"
            multiple
            error={errorOf('pictures')}
          >
            <p className="text-sm text-muted">{t('problem.hint', { count: MAX_PROBLEM_PICTURES })}</p>
          </FileField>
        </>
      )}
    </ActionDialog>
  )
}
