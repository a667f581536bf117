import type { ShownContent } from '@ticarum/contract/procedures/content'
import { usePageText } from '../../components/static/prerender.server.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { ContactFactsSection } from '../pages/contact-facts.server.tsx'
import { Ledger } from '../pages/ledger.server.tsx'

export function ContactSection({ contact }: { contact: ShownContent['contact'] }) {
  const t = usePageText('page-home')
  return (
    <Ledger id="contact" title={t('contact')}>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-lg">
        {t('contact.text')}
        <ButtonLink to="/contact">{t('contact.write')}</ButtonLink>
      </p>
      <ContactFactsSection contact={contact} />
    </Ledger>
  )
}
