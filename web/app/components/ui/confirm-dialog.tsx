import { Form, useNavigation } from 'react-router'
import { sentTo } from '../../forms/sent-to.ts'
import { Button, ButtonLink } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmedAction {
  intent: string
  /** the id of the thing it is done to */
  id: string
  key: string
}

interface ConfirmDialogProps {
  title: string
  text: string
  back: string
  action: ConfirmedAction
  labels: { cancel: string; submit: string; busy: string }
}

/**
 * Asks before an action that can't be undone. `back` is the page whose action runs, and where Cancel leads.
 */
export function ConfirmDialog({ title, text, back, action, labels }: ConfirmDialogProps) {
  const busy = useNavigation().formData?.get('intent') === action.intent
  return (
    <Dialog
      title={title}
      back={back}
      foot={
        <>
          <ButtonLink to={back} preventScrollReset variant="line">
            {labels.cancel}
          </ButtonLink>
          <Form method="post" action={sentTo(back)}>
            <input type="hidden" name="key" value={action.key} />
            <input type="hidden" name="id" value={action.id} />
            <Button name="intent" value={action.intent} variant="danger" busy={busy}>
              {busy ? labels.busy : labels.submit}
            </Button>
          </Form>
        </>
      }
    >
      <p className="break-words">{text}</p>
    </Dialog>
  )
}
