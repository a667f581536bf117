import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { ErrorSummary } from '../../components/ui/error-summary.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { useText } from '../../texts.ts'
import { reasonText } from './acceptance-form.tsx'

/** Accepts an invitation with the account that the reader has. */
export function JoinForm({
  email,
  formKey,
  refused,
}: {
  email: string
  formKey: string
  refused: RefusedForm<object> | undefined
}) {
  const t = useText('accept-invitation')
  const busy = useNavigation().formMethod === 'POST'
  return (
    <>
      {refused ? (
        <ErrorSummary title={t('error')} errors={[{ text: reasonText(t, refused) }]} attempt={refused} />
      ) : null}
      <p>{t('join.text', { email })}</p>
      <Form method="post">
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <Button name="intent" value="join" busy={busy} className="w-full">
          {t(busy ? 'join.submitting' : 'join.submit')}
        </Button>
      </Form>
    </>
  )
}
