import { usePageText } from '../../components/static/prerender.server.tsx'
import { Ledger } from '../pages/ledger.server.tsx'

const services = ['check', 'approve', 'record', 'track'] as const

export function Services() {
  const t = usePageText('page-home')
  return (
    <Ledger id="services" title={t('services')}>
      <ul>
        {services.map((service) => (
          <li
            key={service}
            className="grid gap-x-6 gap-y-1 border-b border-line py-5 first:pt-0 sm:grid-cols-[220px_1fr]"
          >
            <h3 className="text-lg">{t(service)}</h3>
            <p className="max-w-prose text-muted">{t(`${service}.text`)}</p>
          </li>
        ))}
      </ul>
    </Ledger>
  )
}
