import type { OrderRating } from '@ticarum/contract/procedures/order-shapes'
import { MAX_RATING_WORDS, RATING_DAYS, type RatingPart } from '@ticarum/contract/values/ratings'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { StarRating } from '../../../components/ui/star-rating.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { sentTo } from '../../../forms/sent-to.ts'
import type { Check } from '../../../forms/use-form-check.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { type Text, useText } from '../../../texts.ts'
import type { RefusedOrderAction } from '../order-action-errors.ts'
import { orderPath } from '../paths.ts'

interface RatingFormProps {
  orderId: string
  formKey: string
  refused: RefusedOrderAction | undefined
}

const ids = { stars: 'rating-stars', words: 'rating-words', text: 'rating-answer', reason: 'rating-reason' }

const ratingErrors = (t: Text<'ratings'>, suffix: string): ErrorTexts => ({
  fields: ({ stars, words, text, reason }) => [
    ...(stars ? [{ field: ids.stars, text: t('stars.required') }] : []),
    ...(words ? [{ field: ids.words, text: t('too-long') }] : []),
    ...(text ? [{ field: ids.text, text: t(text === 'tooLong' ? 'too-long' : 'answer.required') }] : []),
    ...(reason ? [{ field: ids.reason + suffix, text: t('reason.required') }] : []),
  ],
  codes: { WRONG_STATE: t('error.state'), NOT_FOUND: t('error.state') },
  otherwise: t('error.failed'),
})

/** What each of the forms below needs: its errors if it was this one, its key, whether it is being sent. */
function useRatingForm(intent: string, { formKey, refused }: RatingFormProps, check: Check, part?: RatingPart) {
  const t = useText('ratings')
  const mine = refused?.values.intent === intent && refused.values.part === part ? refused : undefined
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === intent && (formData.get('part') ?? undefined) === part
  const errors = useFormErrors(mine, ratingErrors(t, part ?? ''), async () => check)
  return { t, values: mine?.values, busy, key: mine?.key ?? formKey, ...errors }
}

const has = (value: string | undefined) => Boolean(value?.trim())

/** Stars and words, or other ones. */
export function RateForm({ rating, ...props }: RatingFormProps & { rating: OrderRating | null }) {
  const { t, values, busy, key, errors, errorOf, attempt, handlers } = useRatingForm('rate', props, ({ stars }) =>
    has(stars) ? {} : { stars: 'required' },
  )
  return (
    <Form method="post" action={sentTo(orderPath(props.orderId))} noValidate className="grid gap-4" {...handlers}>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={key} />
      <StarRating
        id={ids.stars}
        legend={t('stars.legend')}
        name="stars"
        labelOf={(count) => t('stars', { count })}
        chosen={values?.stars ?? (rating ? String(rating.stars) : undefined)}
        error={errorOf(ids.stars)}
      />
      <TextArea
        id={ids.words}
        label={t('words')}
        name="words"
        rows={4}
        maxLength={MAX_RATING_WORDS}
        dir="auto"
        defaultValue={values?.words ?? rating?.words ?? ''}
        error={errorOf(ids.words)}
      >
        <p className="text-sm text-muted">{t('words.hint', { days: RATING_DAYS })}</p>
      </TextArea>
      <Button name="intent" value="rate" busy={busy} className="justify-self-start">
        {t(busy ? 'busy' : rating ? 'save' : 'submit')}
      </Button>
    </Form>
  )
}

/** The supplier's answer, for everybody to read. */
export function ReplyForm({ answer, ...props }: RatingFormProps & { answer: string | undefined }) {
  const { t, values, busy, key, errors, errorOf, attempt, handlers } = useRatingForm('reply', props, ({ text }) =>
    has(text) ? {} : { text: 'required' },
  )
  return (
    <Form method="post" action={sentTo(orderPath(props.orderId))} noValidate className="grid gap-4" {...handlers}>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={key} />
      <TextArea
        id={ids.text}
        label={t('answer')}
        name="text"
        rows={3}
        maxLength={MAX_RATING_WORDS}
        dir="auto"
        defaultValue={values?.text ?? answer}
        error={errorOf(ids.text)}
      >
        <p className="text-sm text-muted">{t('answer.hint')}</p>
      </TextArea>
      <Button name="intent" value="reply" variant="line" busy={busy} className="justify-self-start">
        {t(busy ? 'busy' : 'answer.submit')}
      </Button>
    </Form>
  )
}

/** The desk hides words that break the rules, or shows them again. */
export function HideForm({ part, hidden, ...props }: RatingFormProps & { part: RatingPart; hidden: boolean }) {
  const intent = hidden ? 'show' : 'hide'
  const check: Check = ({ reason }) => (hidden || has(reason) ? {} : { reason: 'required' })
  const { t, values, busy, key, errors, errorOf, attempt, handlers } = useRatingForm(intent, props, check, part)
  const id = ids.reason + part
  return (
    <Form method="post" action={sentTo(orderPath(props.orderId))} noValidate className="grid gap-4" {...handlers}>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="part" value={part} />
      {hidden ? null : (
        <TextArea
          id={id}
          label={t('reason')}
          name="reason"
          rows={2}
          maxLength={500}
          dir="auto"
          defaultValue={values?.reason}
          error={errorOf(id)}
        >
          <p className="text-sm text-muted">{t('reason.hint')}</p>
        </TextArea>
      )}
      <Button name="intent" value={intent} variant="line" busy={busy} className="justify-self-start">
        {t(busy ? 'busy' : `${intent}.${part}`)}
      </Button>
    </Form>
  )
}
