import type { Quote } from '@ticarum/contract/procedures/quotes'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Dialog, DialogFoot } from '../../../components/ui/dialog.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import type { Check } from '../../../forms/use-form-check.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { quoteActPath } from '../paths.ts'
import { answerErrors, type RedrawnQuote } from './quote-errors.ts'

interface EndDialogProps {
  act: 'withdraw' | 'decline'
  quote: Quote
  page: string
  formKey: string
  refused: RedrawnQuote | undefined
}

const checks: Record<EndDialogProps['act'], Check> = {
  withdraw: () => ({}),
  decline: ({ reason }) => (reason?.trim() ? {} : { reason: 'required' }),
}

/** The customer takes a request back, or the supplier says that there will be no offer, and why. */
export function EndDialog({ act, quote, page, formKey, refused }: EndDialogProps) {
  const t = useText('answer-quote')
  const quotes = useText('quotes')
  const { errors, errorOf, attempt, handlers } = useFormErrors(
    refused,
    answerErrors(quotes, t),
    async () => checks[act],
  )
  const busy = useNavigation().formData?.get('intent') === act
  return (
    <Dialog title={t(`${act}.title`, { number: quote.number })} back={page}>
      <Form method="post" action={sentTo(quoteActPath(page, act))} noValidate className="grid gap-5 pt-2" {...handlers}>
        <FormErrors title={quotes('error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <p>{t(`${act}.text`)}</p>
        {act === 'decline' ? (
          <TextArea
            label={t('reason')}
            name="reason"
            rows={3}
            maxLength={500}
            dir="auto"
            defaultValue={refused?.values.reason}
            error={errorOf('reason')}
          />
        ) : null}
        <DialogFoot>
          <ButtonLink to={page} preventScrollReset variant="line">
            {t('back')}
          </ButtonLink>
          <Button name="intent" value={act} busy={busy} variant="danger">
            {busy ? t('sending') : quotes(act)}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
