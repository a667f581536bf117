import type { FormFields } from '@ticarum/contract/forms/nested'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Dialog, DialogFoot } from '../../components/ui/dialog.tsx'
import type { ErrorTexts } from '../../forms/error-text.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import type { Check } from '../../forms/use-form-check.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { failedTitle, orderActionErrors, type RefusedOrderAction } from './order-action-errors.ts'
import { type DialogAction, dialogAt } from './paths.ts'

/** Props that every dialog about an order takes. */
export interface ActionDialogTarget<Of extends { id: string }> {
  order: Of
  /** URL of the page under the dialog */
  back: string
  formKey: string
  refused: RefusedOrderAction | undefined
}

interface ActionDialogProps extends ActionDialogTarget<{ id: string }> {
  action: DialogAction
  title: string
  labels: { submit: string; busy: string }
  /** checks the fields before they are sent */
  check?: Check
  danger?: boolean
  files?: boolean
  /** errors in words of its own */
  texts?: ErrorTexts
  children(errorOf: (field: string) => string | undefined, values: FormFields): ReactNode
}

const nothing: Check = () => ({})

/** A dialog with a form about one order. */
export function ActionDialog({
  action,
  title,
  labels,
  order,
  back,
  formKey,
  refused: answered,
  check = nothing,
  danger = false,
  files = false,
  texts,
  children,
}: ActionDialogProps) {
  const t = useText('orders')
  const refused = answered?.values.intent === action ? answered : undefined
  const form = useFormErrors(refused, texts ?? orderActionErrors(t, refused), async () => check)
  const busy = useNavigation().formData?.get('intent') === action
  return (
    <Dialog title={title} back={back}>
      <Form
        method="post"
        action={sentTo(dialogAt(back, action, order))}
        noValidate
        {...(files && { encType: 'multipart/form-data' as const })}
        className="grid gap-5 pt-2"
        {...form.handlers}
      >
        <FormErrors title={failedTitle(t, action, form.refused?.code)} errors={form.errors} attempt={form.attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="id" value={order.id} />
        {children(form.errorOf, refused?.values ?? {})}
        <DialogFoot>
          <ButtonLink to={back} preventScrollReset variant="line">
            {t('back')}
          </ButtonLink>
          <Button name="intent" value={action} busy={busy} {...(danger && { variant: 'danger' as const })}>
            {busy ? labels.busy : labels.submit}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
