import { useState } from 'react'
import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'
import { LanguageChoice } from './language-choice.tsx'

const languageButton =
  'inline-flex min-h-12 items-center gap-1.5 rounded-control px-2.5 hover:bg-sand aria-[current]:font-semibold'

/**
 * Offers the languages on a first visit, at the bottom of the screen. Every page carries it; CSS shows it once.
 */
export function FirstVisit() {
  const t = useText('shell')
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <section
      aria-label={t('first-visit')}
      className="first-visit fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface shadow-float"
    >
      <div className="mx-auto flex max-w-page items-center gap-2 px-2 sm:px-4">
        <LanguageChoice className="flex flex-1 flex-wrap justify-center sm:gap-2" button={languageButton} />
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
