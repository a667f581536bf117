import type { ConversationAct } from '@ticarum/contract/values/messages'
import { MAX_REPORT } from '@ticarum/contract/values/messages'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { messageErrors, type RefusedMessage } from './message-errors.ts'

interface ThreadActsProps {
  may: ConversationAct[]
  address: string
  formKey: string
  refused: RefusedMessage | undefined
}

/** What can be done about the other side: hear nothing more from them, and tell the desk. */
export function ThreadActs({ may, address, formKey, refused }: ThreadActsProps) {
  const t = useText('messages')
  const busy = useNavigation().formData?.get('intent')
  const refusedOf = (...intents: string[]) => (refused && intents.includes(refused.values.intent) ? refused : undefined)
  const blocking = useFormErrors(refusedOf('block', 'unblock'), { otherwise: t('error.block') })
  const { errors, errorOf, attempt } = useFormErrors(refusedOf('report'), messageErrors(t))
  const block = (['block', 'unblock'] as const).find((act) => may.includes(act))
  return (
    <details className="border-t border-line pt-2" open={blocking.errors.length + errors.length > 0}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-muted">{t('more')}</summary>
      <div className="grid max-w-form gap-6 pt-2">
        {block ? (
          <Form method="post" action={sentTo(address)} preventScrollReset className="grid justify-items-start gap-2">
            <FormErrors title={t('error')} errors={blocking.errors} attempt={blocking.attempt} />
            <p className="text-sm text-muted">{t(`${block}.text`)}</p>
            <Button name="intent" value={block} variant="line" small busy={busy === block}>
              {t(block)}
            </Button>
          </Form>
        ) : null}
        {may.includes('report') ? (
          <Form method="post" action={sentTo(address)} noValidate preventScrollReset className="grid gap-3">
            <FormErrors title={t('error')} errors={errors} attempt={attempt} />
            <input type="hidden" name="key" value={refused?.key ?? formKey} />
            <TextArea
              label={t('reason')}
              name="reason"
              rows={3}
              maxLength={MAX_REPORT}
              dir="auto"
              defaultValue={refused?.values.reason}
              error={errorOf('reason')}
            >
              <p className="text-sm text-muted">{t('report.text')}</p>
            </TextArea>
            <div>
              <Button name="intent" value="report" variant="line" small busy={busy === 'report'}>
                {t('report')}
              </Button>
            </div>
          </Form>
        ) : null}
      </div>
    </details>
  )
}
