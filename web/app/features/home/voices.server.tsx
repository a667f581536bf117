import type { Voice } from '@ticarum/contract/procedures/feedback'
import { usePageText } from '../../components/static/prerender.server.tsx'
import { PersonName } from '../../components/ui/person-name.tsx'
import { Stars } from '../../components/ui/stars.tsx'
import { useText } from '../../texts.ts'

/** Feedback that the company shows, with its authors' consent. */
export function Voices({ voices }: { voices: Voice[] }) {
  const t = usePageText('page-home')
  const common = useText('common')
  return (
    <section aria-labelledby="voices" className="grid gap-6">
      <h2 id="voices" className="text-2xl">
        {t('voices')}
      </h2>
      <ul className="grid gap-x-6 gap-y-8 md:grid-cols-3">
        {voices.map(({ id, name, role, rating, message, language }) => (
          <li key={id} className="grid content-start gap-3 border-t border-rule pt-4">
            <Stars rating={rating} label={t('voices.stars', { rating })} />
            <blockquote lang={language} dir="auto" className="break-words whitespace-pre-line">
              {message}
            </blockquote>
            <p className="text-sm text-muted">
              <PersonName name={name} className="font-semibold text-text" /> {common(`role.${role}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
