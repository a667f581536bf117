import type { ShownContent } from '@ticarum/contract/procedures/content'
import { usePageText } from '../../components/static/prerender.server.tsx'
import { Manifest } from '../../components/ui/manifest.tsx'

/** Contact details as edited by admins, and opening hours. */
export function ContactFactsSection({ contact: { address, email, phone } }: { contact: ShownContent['contact'] }) {
  const t = usePageText('page-company')
  const link = 'break-all text-primary underline underline-offset-3'
  return (
    <Manifest
      rows={[
        { label: t('address'), value: <bdi>{address}</bdi> },
        {
          label: t('email'),
          value: (
            <a href={`mailto:${email}`} className={link}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          ),
        },
        ...(phone
          ? [
              {
                label: t('phone'),
                value: (
                  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
                    <bdi dir="ltr">{phone}</bdi>
                  </a>
                ),
              },
            ]
          : []),
        { label: t('days'), value: t('hours') },
        { label: t('sunday'), value: t('closed') },
        { label: t('zone'), value: t('zone.value') },
        { label: t('reply'), value: t('reply.value') },
      ]}
    />
  )
}
