import type { FormFields } from '@ticarum/contract/forms/nested'
import type { TradeSettings, WaysToPay } from '@ticarum/contract/procedures/trade-settings'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { useName } from '../../../components/ui/person-name.tsx'
import { useDay, useMoment } from '../../../dates.ts'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { isolated } from '../../../isolated.ts'
import { usePrice } from '../../../money.ts'
import { useText } from '../../../texts.ts'
import { GoogleButton } from '../../identity/google-button.tsx'
import { proofErrors } from '../../security/proof-errors.ts'
import { ProofFields, type ProofWays, proofBefore } from '../../security/proof-fields.tsx'

const PASSWORD = 'ways-password'

interface WaysChangeFormProps {
  settings: TradeSettings
  ways: ProofWays
  path: string
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

/** Settings that wait, beside those in effect: another admin agrees, and every admin can take them back. */
export function WaysChangeForm({
  settings: { waysToPay, waysChange, refundLimitCents: limit },
  ...props
}: WaysChangeFormProps) {
  const t = useText('trade-settings')
  const moment = useMoment()
  const nameOf = useName()
  const price = usePrice()
  if (!waysChange) return null
  const { id, to, refundLimitCents, proposedBy, proposedAt, dueAt, mayAgree } = waysChange
  return (
    <section aria-labelledby="ways-wait" className="grid max-w-190 gap-4 rounded-card bg-sand p-5">
      <h2 id="ways-wait" className="text-xl">
        {t('ways.wait')}
      </h2>
      <p className="max-w-prose">
        {t('ways.wait.entered', { name: nameOf(proposedBy), moment: moment(proposedAt) })}{' '}
        {dueAt ? t('ways.wait.due', { moment: moment(dueAt) }) : t('ways.wait.other')}
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        <WayList id="ways-from" title={t('ways.wait.from')} ways={waysToPay} />
        <WayList id="ways-to" title={t('ways.wait.to')} ways={to} />
      </div>
      {refundLimitCents === null ? null : (
        <p>{t('ways.wait.limit', { from: isolated(price(limit)), to: isolated(price(refundLimitCents)) })}</p>
      )}
      <DecideWays id={id} mayAgree={mayAgree} {...props} />
    </section>
  )
}

function WayList({ id, title, ways }: { id: string; title: string; ways: WaysToPay }) {
  const t = useText('trade-settings')
  const day = useDay()
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3 border-t border-rule pt-3">
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {ways.length === 0 ? <p className="text-muted">{t('ways.wait.none')}</p> : null}
      {ways.map((way) => (
        <div key={way.id} className="grid min-w-0 gap-0.5 break-words">
          <p className="font-semibold">
            <bdi>{way.title}</bdi>
          </p>
          <p className="text-sm text-muted">{t(`kind.${way.kind}`)}</p>
          <p dir="auto" className="whitespace-pre-line">
            {way.details.join('\n')}
          </p>
          {way.validFrom || way.validTo ? (
            <p className="text-sm text-muted">
              {t('ways.wait.valid', {
                from: way.validFrom ? day(way.validFrom) : '…',
                to: way.validTo ? day(way.validTo) : '…',
              })}
            </p>
          ) : null}
        </div>
      ))}
    </section>
  )
}

interface DecideWaysProps extends Omit<WaysChangeFormProps, 'settings'> {
  id: string
  mayAgree: boolean
}

function DecideWays({ id, mayAgree, ways, path, formKey, refused }: DecideWaysProps) {
  const t = useText('trade-settings')
  const security = useText('security')
  const busy = useNavigation().formData?.get('intent')
  const proof = proofErrors(security)
  const texts: ErrorTexts = {
    fields: (errors, code) => proof.fields(errors, code).map(({ text }) => ({ field: PASSWORD, text })),
    codes: { ...proof.codes, ALREADY_DECIDED: t('ways.decided'), FORBIDDEN: t('ways.forbidden') },
    otherwise: t('ways.error'),
  }
  const { errors, errorOf, attempt } = useFormErrors(refused, texts)
  const first = proofBefore(ways)
  return (
    <>
      <Form method="post" action={sentTo(path)} noValidate aria-labelledby="ways-wait" className="grid gap-4">
        <FormErrors title={t('ways.error')} errors={errors} attempt={attempt} />
        <input type="hidden" name="key" value={refused?.key ?? formKey} />
        <input type="hidden" name="id" value={id} />
        {mayAgree ? <ProofFields ways={ways} error={errorOf(PASSWORD)} id={PASSWORD} /> : null}
        <div className="flex flex-wrap gap-3">
          {mayAgree && !first ? (
            <Button name="intent" value="agree-ways" busy={busy === 'agree-ways'}>
              {t(busy === 'agree-ways' ? 'ways.agree.busy' : 'ways.agree')}
            </Button>
          ) : null}
          <Button name="intent" value="withdraw-ways" variant="line" busy={busy === 'withdraw-ways'}>
            {t(busy === 'withdraw-ways' ? 'ways.withdraw.busy' : 'ways.withdraw')}
          </Button>
        </div>
      </Form>
      {mayAgree && first === 'google' ? <GoogleButton returnTo={path} again /> : null}
    </>
  )
}
