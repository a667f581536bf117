import { Form, useNavigation } from 'react-router'
import { useText } from '../../texts.ts'
import { Button } from '../ui/button.tsx'

interface UndoBarProps {
  act: { id: string; count: number; undone: number }
  action: string
  formKey: string
}

/** Says how much a bulk act changed, and takes it back. */
export function UndoBar({ act: { id, count, undone }, action, formKey }: UndoBarProps) {
  const t = useText('table')
  const busy = useNavigation().formData?.get('intent') === 'undo'
  if (undone >= count) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sand px-4 py-2">
      <p role="status" className="font-semibold">
        {t('changed', { count: count - undone })}
      </p>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="reason" value={t('undo.reason')} />
        <Button name="intent" value="undo" variant="line" small busy={busy}>
          {t(busy ? 'undo.busy' : 'undo')}
        </Button>
      </Form>
    </div>
  )
}
