import type { Api } from '@ticarum/server/client'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Manifest } from '../../components/ui/manifest.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import type { AskLink } from '../whatsapp/ask-on-whatsapp.server.ts'
import { CompanyMark } from './company-mark.tsx'
import { SealDetails } from './seal-details.tsx'

type Profile = Awaited<ReturnType<Api['companies']['supplier']>>

/** A supplier's public data; hidden facts have no row. */
export function ProfileHead({ supplier, ask }: { supplier: Profile; ask: AskLink | null }) {
  const t = useText('supplier-profile')
  const day = useDay()
  const { name, city, country, description, businessEmail, legalName, registryNumber, since, seal } = supplier
  const rows = [
    ...(businessEmail
      ? [
          {
            label: t('email'),
            value: (
              <a href={`mailto:${businessEmail}`} className="break-all text-primary underline underline-offset-3">
                <bdi>{businessEmail}</bdi>
              </a>
            ),
          },
        ]
      : []),
    ...(legalName ? [{ label: t('legal-name'), value: <bdi>{legalName}</bdi> }] : []),
    ...(registryNumber ? [{ label: t('registry-number'), value: <bdi>{registryNumber}</bdi> }] : []),
    { label: t('since'), value: day(since) },
  ]
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
      <div className="grid content-start gap-4">
        <CompanyMark company={supplier} />
        <div className="grid gap-2">
          <h1 className="text-3xl">
            <bdi>{name}</bdi>
          </h1>
          <p className="text-muted">
            <bdi>{[city, country].filter(Boolean).join(', ')}</bdi>
          </p>
        </div>
        {seal ? <SealDetails seal={seal} /> : null}
        {description ? (
          <p className="max-w-prose whitespace-pre-line">
            <bdi>{description}</bdi>
          </p>
        ) : null}
      </div>
      <div className="grid gap-4">
        <Manifest rows={rows} />
        <ButtonLink to={`/customer/messages/ask/supplier/${supplier.id}`} variant="line">
          {t('ask')}
        </ButtonLink>
        {ask ? <a {...ask.link}>{ask.label}</a> : null}
      </div>
    </div>
  )
}
