import type { Language } from '@ticarum/contract/values/languages'
import { use } from 'react'
import { languageNames } from '../../context/language.ts'
import { LanguageContext, useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { HiddenText } from '../ui/hidden-text.tsx'
import { LanguageChoice } from './language-choice.tsx'

const languageButton =
  'flex min-h-12 items-center justify-between gap-6 rounded-control px-3 text-start hover:bg-sand ' +
  'aria-[current]:font-semibold'

const short: Record<Language, string> = { en: 'EN', so: 'SO', tr: 'TR', ar: 'ع' }

export function LanguageSwitcher() {
  const t = useText('common')
  const current = use(LanguageContext)
  return (
    <Disclosure
      label={
        <>
          <span className="max-sm:hidden">
            <Icon name="languages" />
          </span>
          <HiddenText>{t('language')}</HiddenText>
          <span className="hidden sm:inline lg:max-xl:hidden">{languageNames[current]}</span>
          <span className="sm:hidden lg:max-xl:inline" aria-hidden="true">
            {short[current]}
          </span>
        </>
      }
    >
      <LanguageChoice className="grid" button={languageButton} />
    </Disclosure>
  )
}
