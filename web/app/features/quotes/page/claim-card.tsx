import type { Claim, Quote } from '@ticarum/contract/procedures/quotes'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Manifest } from '../../../components/ui/manifest.tsx'
import { PersonName } from '../../../components/ui/person-name.tsx'
import { languageNames } from '../../../context/language.ts'
import { useDay } from '../../../dates.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useText } from '../../../texts.ts'

interface ClaimCardProps {
  contact: NonNullable<Quote['contact']>
  page: string
  formKey: string
}

/** For admins: for whom a quote was prepared, whether a company has it, and who asks to have it. */
export function ClaimCard({ contact, page, formKey }: ClaimCardProps) {
  const t = useText('claims')
  const { name, email, phone, language, claimed, claims } = contact
  return (
    <section aria-labelledby="contact" className="grid gap-4 rounded-card border border-line p-5">
      <div className="grid gap-1">
        <h2 id="contact" className="text-xl">
          {t('contact')}
        </h2>
        <p className={claimed ? 'text-muted' : 'font-semibold text-warning'}>
          {t(claimed ? 'contact.claimed' : 'contact.unclaimed')}
        </p>
      </div>
      <Manifest
        rows={[
          { label: t('name'), value: <PersonName name={name} /> },
          ...(email ? [{ label: t('email'), value: <bdi className="break-all">{email}</bdi> }] : []),
          ...(phone ? [{ label: t('phone'), value: <bdi>{phone}</bdi> }] : []),
          { label: t('language'), value: languageNames[language] },
        ]}
      />
      {claims.length > 0 ? (
        <ul aria-label={t('claims')} className="grid gap-3">
          {claims.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} page={page} formKey={formKey} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function ClaimRow({ claim, page, formKey }: { claim: Claim; page: string; formKey: string }) {
  const t = useText('claims')
  const day = useDay()
  const sent = useNavigation().formData
  const busy = (intent: string) => sent?.get('claim') === claim.id && sent.get('intent') === intent
  const { id, name, email, company, state, at, decidedBy } = claim
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="grid leading-snug">
        <span className="font-semibold">
          <PersonName name={name} />, <PersonName name={company} />
        </span>
        <span className="text-sm text-muted">
          <bdi className="break-all">{email}</bdi>, {day(at)}
        </span>
      </p>
      {state === 'asked' ? (
        <Form method="post" action={sentTo(page)} className="flex flex-wrap gap-3">
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="claim" value={id} />
          <Button name="intent" value="agree" busy={busy('agree')} small>
            {t('agree', { name })}
          </Button>
          <Button name="intent" value="refuse" variant="line" busy={busy('refuse')} small>
            {t('refuse', { name })}
          </Button>
        </Form>
      ) : (
        <p className="text-sm">
          {decidedBy
            ? t(`${state}.by`, { name: decidedBy })
            : t(state === 'agreed' ? 'agreed.address' : 'refused.late')}
        </p>
      )}
    </li>
  )
}
