import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { StarRating } from '../../components/ui/star-rating.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { LostResponseNotice } from '../../forms/lost-response-notice.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { feedbackErrors, feedbackIds, type RefusedFeedback, titleOfErrors } from './feedback-errors.ts'
import { FEEDBACK_PATH } from './paths.ts'

interface FeedbackFormProps {
  formKey: string
  /** the page to which it leads; by default the one on which it is sent */
  back?: string
  /** the server's response without scripts */
  redrawn?: RefusedFeedback | undefined
  cancel: ReactNode
}

const loadCheck = () => import('./form-checks.ts').then(({ checkFeedback }) => checkFeedback)

export function FeedbackFormView({ formKey, back, redrawn, cancel }: FeedbackFormProps) {
  const t = useText('feedback')
  const fetcher = useFetcher()
  const answer = (fetcher.data as RefusedFeedback | undefined) ?? redrawn
  const { refused, fields, errors, errorOf, attempt, handlers } = useFormErrors(answer, feedbackErrors(t), loadCheck)
  const busy = fetcher.state !== 'idle'
  const values = answer?.values
  return (
    <fetcher.Form
      method="post"
      action={sentTo(FEEDBACK_PATH)}
      preventScrollReset
      noValidate
      className="grid gap-5 pt-2"
      {...handlers}
    >
      <FormErrors title={titleOfErrors(t, refused?.code, fields)} errors={errors} attempt={attempt} />
      <LostResponseNotice />
      <input type="hidden" name="key" value={answer?.key ?? formKey} />
      {back === undefined ? null : <input type="hidden" name="back" value={values?.back ?? back} />}
      <StarRating
        id={feedbackIds.rating}
        legend={t('rating')}
        name="rating"
        labelOf={(count) => t('stars', { count })}
        chosen={values?.rating}
        error={errorOf(feedbackIds.rating)}
      />
      <TextArea
        id={feedbackIds.message}
        label={t('message')}
        name="message"
        rows={5}
        dir="auto"
        defaultValue={values?.message}
        error={errorOf(feedbackIds.message)}
      />
      <Checkbox
        label={t('may-be-shown')}
        hint={t('may-be-shown.hint')}
        name="mayBeShown"
        defaultChecked={values?.mayBeShown ?? false}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {cancel}
        <Button busy={busy}>{t(busy ? 'submitting' : 'submit')}</Button>
      </div>
    </fetcher.Form>
  )
}
