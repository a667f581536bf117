import { useState } from 'react'
import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'
import { LanguageChoice } from './language-choice.tsx'

const languageButton =
  'inline-flex min-h-12 items-center gap-1 rounded-control px-2 hover:bg-sand aria-[current]:font-semibold sm:px-3'

/**
 * Offers the languages on a first visit, over the page's head: there it covers nothing that somebody came to read.
 * Every page carries it; CSS shows it once.
 */
export function FirstVisit() {
  const t = useText('shell')
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <section
      aria-label={t('first-visit')}
      className="first-visit fixed inset-x-0 top-0 z-50 border-b border-line bg-surface"
    >
      <div className="mx-auto flex min-h-16 max-w-page items-center sm:px-4">
        <LanguageChoice className="flex flex-1 justify-center sm:gap-2" button={languageButton} />
        <button
          type="button"
          aria-label={t('first-visit.close')}
          onClick={() => setClosed(true)}
          className="grid size-12 flex-none place-items-center rounded-control hover:bg-sand"
        >
          <Icon name="x" />
        </button>
      </div>
    </section>
  )
}
