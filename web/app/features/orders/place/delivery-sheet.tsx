import type { FormFields } from '@ticarum/contract/forms/nested'
import type { FormEvent, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Price } from '../../../components/ui/price.tsx'
import { Sheet } from '../../../components/ui/sheet.tsx'
import { type FormError, FormErrors } from '../../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../../forms/lost-response-notice.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import type { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { ConfirmFields } from '../../identity/confirm-fields.tsx'
import { DeliveryFields, type Destinations } from './delivery-fields.tsx'
import type { RedrawnOrder } from './place-order-errors.ts'

interface DeliverySheetProps {
  intent: 'accept' | 'order'
  title: string
  back: string
  action: string
  totalCents: number
  /** of its button, also while it is being sent */
  labels: { submit: string; busy: string }
  form: Pick<ReturnType<typeof useFormErrors>, 'attempt' | 'errorOf' | 'handlers'>
  summary: { title: string; errors: FormError[] }
  /** what is sent beside the delivery */
  hidden: Record<string, string | number>
  destinations: Destinations
  values: FormFields
  /** null: there is nothing to confirm */
  emailToConfirm: string | null
  formKey: string
  refused: RedrawnOrder | undefined
  /** what is ordered */
  children: ReactNode
}

/** The sheet in which something is ordered: what, at which total, and where it goes. */
export function DeliverySheet(props: DeliverySheetProps) {
  const { intent, form, summary, destinations, refused, emailToConfirm } = props
  const t = useText('place-order')
  const busy = useNavigation().formData?.get('intent') === intent

  /** Its other buttons send it unchecked. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    if ((submitter as HTMLButtonElement | null)?.value === intent) form.handlers.onSubmit(event)
  }
  return (
    <Sheet
      title={props.title}
      back={props.back}
      close={t('close')}
      foot={
        <>
          <p className="grid leading-tight">
            <span className="text-sm text-muted">{t('total')}</span>
            <Price cents={props.totalCents} className="font-title text-xl font-bold" />
          </p>
          <Button
            form="delivery"
            name="intent"
            value={intent}
            busy={busy}
            className="bg-action! text-on-action! hover:bg-action-press!"
          >
            {busy ? props.labels.busy : props.labels.submit}
          </Button>
        </>
      }
    >
      <Form
        id="delivery"
        method="post"
        action={sentTo(props.action)}
        replace
        noValidate
        className="grid gap-8 md:grid-cols-2"
        {...form.handlers}
        onSubmit={onSubmit}
      >
        <LostResponseNotice />
        {/* what the Enter key presses */}
        <button type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" className="sr-only" />
        <input type="hidden" name="key" value={refused?.key ?? props.formKey} />
        {Object.entries(props.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {summary.errors.length > 0 ? (
          <div className="md:col-span-2">
            <FormErrors {...summary} attempt={form.attempt} />
          </div>
        ) : null}
        {emailToConfirm ? (
          <ConfirmFields
            email={refused?.values.confirmEmail ?? emailToConfirm}
            sentTo={refused?.codeSentTo}
            code={refused?.values.code}
            errorOf={form.errorOf}
          />
        ) : null}
        {props.children}
        <DeliveryFields
          {...destinations}
          values={refused?.values ?? props.values}
          forgot={refused?.forgot}
          errorOf={form.errorOf}
        />
      </Form>
    </Sheet>
  )
}
