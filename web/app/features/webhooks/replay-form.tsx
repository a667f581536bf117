import { MOST_REPLAYED } from '@ticarum/contract/values/webhooks'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { useMoment } from '../../dates.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import type { Check } from '../../forms/use-form-check.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import type { loadDeliveries } from './deliveries.server.ts'
import { webhookPath } from './paths.ts'
import { type RefusedReplay, replayErrors } from './replay-errors.ts'

const checkDay: Check = ({ day, since }) => (day || since ? {} : { since: 'required' })

interface ReplayFormProps {
  loaded: Pick<Awaited<ReturnType<typeof loadDeliveries>>, 'role' | 'webhook' | 'key' | 'missedOn' | 'days' | 'since'>
  refused: RefusedReplay | undefined
}

/** Sends everything since a day again, or what one call did not come to. */
export function ReplayForm({ loaded, refused }: ReplayFormProps) {
  const t = useText('webhook-deliveries')
  const moment = useMoment()
  const { role, webhook, key, missedOn, days, since } = loaded
  const busy = useNavigation().formData?.get('intent') === 'replay-since'
  const { errors, errorOf, attempt, handlers } = useFormErrors(refused, replayErrors(t), async () => checkDay)
  return (
    <Form
      method="post"
      action={sentTo(webhookPath(role, webhook.id))}
      noValidate
      className="grid max-w-form gap-4"
      {...handlers}
    >
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? key} />
      {since ? (
        <>
          <input type="hidden" name="since" value={since} />
          <p>{t('further', { max: String(MOST_REPLAYED), moment: moment(since) })}</p>
        </>
      ) : (
        <Field
          label={t('since')}
          name="day"
          type="date"
          min={days.first}
          max={days.last}
          defaultValue={refused?.values.day ?? missedOn}
          error={errorOf('day')}
        />
      )}
      <Button name="intent" value="replay-since" variant="line" busy={busy} className="justify-self-start">
        {t(busy ? 'busy' : since ? 'further.submit' : 'submit')}
      </Button>
    </Form>
  )
}
