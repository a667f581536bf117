import { MAX_MESSAGE } from '@ticarum/contract/values/messages'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Button } from '../../components/ui/button.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { newFormKey } from '../../forms/form-key.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { messageErrors, type RefusedMessage } from './message-errors.ts'
import type { UnsentMessage } from './unsent.ts'
import { useDraft } from './use-draft.ts'

interface ComposerProps {
  me: string
  conversation: string
  address: string
  formKey: string
  refused: RefusedMessage | undefined
  /** somebody is about to write */
  onBegin(): void
  onSend(message: UnsentMessage): void
}

/** Enter sends, Shift and Enter begins a new line. Without scripts the button sends. */
export function Composer({ me, conversation, address, formKey, refused, onBegin, onSend }: ComposerProps) {
  const t = useText('messages')
  const { typed, type, sent } = useDraft(me, conversation, refused?.values.body ?? '')
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const { errors, attempt } = useFormErrors(refused, messageErrors(t))

  function submit(event: FormEvent) {
    event.preventDefault()
    const body = typed.trim()
    if (body === '') return
    onSend({ id: newFormKey(), body, at: new Date().toISOString() })
    sent()
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <Form
      method="post"
      action={sentTo(address)}
      noValidate
      preventScrollReset
      data-keeps-typed
      onSubmit={submit}
      className="grid gap-2 border-t border-line p-3"
    >
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <input type="hidden" name="intent" value="send" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <label htmlFor="body" className="sr-only">
          {t('body')}
        </label>
        <textarea
          id="body"
          name="body"
          rows={scripted ? 1 : 3}
          maxLength={MAX_MESSAGE}
          dir="auto"
          placeholder={t('placeholder')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onFocus={onBegin}
          onKeyDown={press}
          className="field-sizing-content max-h-40 min-h-12 w-full resize-none rounded-control border border-line-input
            bg-surface px-3.5 py-2.5 text-text focus:outline-3 focus:outline-offset-1 focus:outline-focus"
        />
        <Button aria-label={t('send')}>
          <Icon name="arrow-right" />
        </Button>
      </div>
    </Form>
  )
}
