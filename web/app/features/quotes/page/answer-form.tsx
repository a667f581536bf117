import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Quote, QuoteVersion } from '@ticarum/contract/procedures/quotes'
import { plainNumber } from '@ticarum/contract/values/typed-number'
import { type FormEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../../forms/lost-response-notice.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { AnswerLine, PRODUCTS } from './answer-line.tsx'
import { AcceptLink, EndLinks } from './quote-acts.tsx'
import { answerErrors, type RedrawnQuote } from './quote-errors.ts'
import { QuoteLines } from './quote-lines.tsx'
import { PhoneBar, QuoteSums } from './quote-sums.tsx'
import { TermFields } from './term-fields.tsx'
import { type Answering, fieldsOfLine, typedLine, typedTotal } from './typed-answer.ts'

interface AnswerFormProps {
  quote: Quote
  before: QuoteVersion | null
  form: { answering: Answering; values: FormFields; products: string[] }
  ports: { code: string; name: string }[]
  /** the company's usual share */
  depositPercent: number
  page: string
  formKey: string
  refused: RedrawnQuote | undefined
}

const fieldsIn = (form: HTMLFormElement): FormFields =>
  Object.fromEntries([...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string'))

/** A field that is empty counts as one that is not there. */
const differ = (one: FormFields, other: FormFields) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => name !== 'key' && name !== 'version')
    .some((name) => (one[name] ?? '') !== (other[name] ?? ''))

/** An offer or a counter-offer: the last version, each field of which can be changed. */
export function AnswerForm(props: AnswerFormProps) {
  const { quote, before, form, ports, page, formKey, refused } = props
  const { answering, products } = form
  const t = useText('answer-quote')
  const quotes = useText('quotes')
  const values = refused?.values ?? form.values
  const [typed, setTyped] = useState(values)
  const loadCheck = () => import('./form-checks.ts').then(({ checkAnswer }) => checkAnswer(answering))
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, answerErrors(quotes, t), loadCheck)
  const busy = useNavigation().formData?.get('intent') === answering
  const { shown } = quote
  const total = typedTotal(shown.lines.map((line, place) => typedLine(line, fieldsOfLine(typed, place))))
  const percent = plainNumber(typed.depositPercent ?? '') ?? ''
  const untouched = answering === 'counter' && !differ(typed, form.values)

  function onInput(event: FormEvent<HTMLFormElement>) {
    handlers.onInput(event)
    setTyped(fieldsIn(event.currentTarget))
  }

  const send = (
    <Button name="intent" value={answering} busy={busy} variant={untouched ? 'line' : 'main'}>
      {t(busy ? 'sending' : `send.${answering}`)}
    </Button>
  )
  return (
    <Form method="post" action={sentTo(page)} noValidate {...handlers} onInput={onInput}>
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <input type="hidden" name="version" value={shown.number} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <LostResponseNotice />
        {errors.length > 0 ? (
          <div className="lg:col-span-2">
            <FormErrors title={quotes('error')} errors={errors} attempt={attempt} />
          </div>
        ) : null}
        <div className="grid content-start gap-8">
          <QuoteLines shown={shown} before={before} hint={t(`hint.${answering}`)}>
            {(line, was, place) => (
              <AnswerLine
                line={line}
                before={was}
                place={place}
                answering={answering}
                values={values}
                typed={typed}
                errorOf={errorOf}
              />
            )}
          </QuoteLines>
          <datalist id={PRODUCTS}>
            {products.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <TermFields answering={answering} values={values} ports={ports} errorOf={errorOf} />
        </div>
        <QuoteSums
          title={untouched ? t('sums.accept') : quotes('version', { number: shown.number + 1 })}
          totalCents={total}
          depositPercent={/^\d{1,3}$/.test(percent) ? Number(percent) : props.depositPercent}
          basis={shown.basis}
        >
          <div className="grid gap-3 *:w-full">
            {untouched ? <AcceptLink quote={quote} page={page} /> : null}
            {send}
            {untouched ? null : <AcceptLink quote={quote} page={page} quietly />}
            <EndLinks quote={quote} page={page} />
          </div>
          <p className="text-sm text-muted">{t(`then.${answering}`)}</p>
        </QuoteSums>
      </div>
      <PhoneBar totalCents={total}>{untouched ? <AcceptLink quote={quote} page={page} /> : send}</PhoneBar>
    </Form>
  )
}
