import type { ShownContent } from '@ticarum/contract/procedures/content'
import { Manifest } from '../../components/ui/manifest.tsx'
import { useText } from '../../texts.ts'

const facts = ['weekdays', 'sunday', 'zone', 'markets', 'reply'] as const

interface ContactFactsProps {
  contact: ShownContent['contact']
  /** number; empty: none */
  whatsapp: string
}

/** Contact details as edited by admins, opening hours and reply time. */
export function ContactFacts({ contact: { address, email, phone }, whatsapp }: ContactFactsProps) {
  const t = useText('contact')
  const link = (href: string, text: string) => (
    <a href={href} className="break-all text-primary underline underline-offset-3">
      <bdi dir="ltr">{text}</bdi>
    </a>
  )
  return (
    <Manifest
      rows={[
        { label: t('address.label'), value: <bdi>{address}</bdi> },
        { label: t('email'), value: link(`mailto:${email}`, email) },
        ...(phone ? [{ label: t('phone'), value: link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone) }] : []),
        ...(whatsapp ? [{ label: t('whatsapp'), value: link(`https://wa.me/${whatsapp.slice(1)}`, whatsapp) }] : []),
        ...facts.map((fact) => ({ label: t(`${fact}.label`), value: t(fact) })),
      ]}
    />
  )
}
