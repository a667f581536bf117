import {
  isPhrase,
  type Phrase,
  phraseFits,
  phraseGroups,
  phrases,
  phrasesOf,
  saysDay,
  saysNumber,
} from '@ticarum/contract/values/phrases'
import { type FormEvent, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { NumberField } from '../../components/ui/number-field.tsx'
import { Select } from '../../components/ui/select.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { newFormKey } from '../../forms/form-key.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { chosenPhrase } from './chosen-phrase.ts'
import { messageErrors, type RefusedMessage } from './message-errors.ts'
import type { UnsentMessage } from './unsent.ts'

interface PhraseFormProps {
  address: string
  formKey: string
  refused: RefusedMessage | undefined
  onSend(message: UnsentMessage): void
}

/** Sentences that the other side reads in their own language. Without scripts all fields of all sentences are shown. */
export function PhraseForm({ address, formKey, refused, onSend }: PhraseFormProps) {
  const t = useText('messages')
  const said = useText('phrases')
  const [phrase, setPhrase] = useState<Phrase>(phrases[0])
  const [scripted, setScripted] = useState(false)
  const [wrong, setWrong] = useState(false)
  useEffect(() => setScripted(true), [])
  const { errors, attempt } = useFormErrors(refused, messageErrors(t))
  const error = wrong ? t('phrase.invalid') : undefined

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const chosen = chosenPhrase(fields)
    const fits = phraseFits(chosen.phrase, chosen.body)
    setWrong(!fits)
    if (!fits) return
    onSend({ id: newFormKey(), ...chosen, at: new Date().toISOString() })
  }

  return (
    <Form
      method="post"
      action={sentTo(address)}
      noValidate
      preventScrollReset
      onSubmit={submit}
      className="grid gap-3 pb-3"
    >
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <input type="hidden" name="intent" value="phrase" />
      <Select
        label={t('phrase')}
        name="phrase"
        value={phrase}
        onChange={({ target }) => {
          if (isPhrase(target.value)) setPhrase(target.value)
          setWrong(false)
        }}
      >
        {phraseGroups.map((group) => (
          <optgroup key={group} label={t(`phrases.${group}`)}>
            {phrasesOf(group).map((key) => (
              <option key={key} value={key}>
                {saysNumber(key) || saysDay(key) ? said(`${key}.label`) : said(key)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {!scripted || saysNumber(phrase) ? (
        <NumberField kind="count" label={t('phrase.amount')} name="amount" error={error} />
      ) : null}
      {!scripted || saysDay(phrase) ? <Field label={t('phrase.day')} name="day" type="date" error={error} /> : null}
      <div>
        <Button variant="line" small>
          {t('phrase.send')}
        </Button>
      </div>
    </Form>
  )
}
