import type { Language } from '@ticarum/contract/values/languages'
import { languageNames } from '../../context/language.ts'

const messageLink =
  'inline-flex min-h-12 items-center rounded-control border border-line-input bg-surface px-4 font-semibold ' +
  'text-text no-underline hover:bg-sand-2'

/** Links to WhatsApp with a message each, in the language of who will read it. */
export function SendInLanguage({ title, links }: { title: string; links: Record<Language, string> }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-md">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {Object.entries(languageNames).map(([language, name]) => (
          <li key={language}>
            <a
              href={links[language as Language]}
              target="_blank"
              rel="noopener noreferrer"
              lang={language}
              className={messageLink}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
