import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { newFormKey } from '../../forms/form-key.ts'
import { useText } from '../../texts.ts'
import { FeedbackFormView } from './feedback-form.tsx'

/** The form over the page that somebody is on. The page may come from a cache, so the browser makes the key. */
export function FeedbackDialog({ onClose }: { onClose(): void }) {
  const t = useText('feedback')
  const [key] = useState(newFormKey)
  return (
    <Dialog title={t('title')} back={onClose}>
      <FeedbackFormView
        formKey={key}
        cancel={
          <Button type="button" variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
        }
      />
    </Dialog>
  )
}
