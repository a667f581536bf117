import { type Messages, setupI18n } from '@lingui/core'
import { fallbackLanguage, type Language } from '@ticarum/contract/values/languages'
import { createContext, use } from 'react'
import type { Texts } from './texts.generated.ts'

export type Domain = keyof Texts
type Arguments<D extends Domain, K extends keyof Texts[D]> = Texts[D][K] extends undefined ? [] : [Texts[D][K]]
export type Text<D extends Domain> = <K extends keyof Texts[D] & string>(key: K, ...args: Arguments<D, K>) => string

/** Browsers have no Somali figures and Node has: both write them the English way, as Somali does, so that both render the same. */
export const figures: Record<Language, string> = { en: 'en', so: 'en', tr: 'tr', ar: 'ar-u-nu-latn' }

export const LanguageContext = createContext<Language>(fallbackLanguage)

/** On the server: notes which texts a page used, so that their files are on their way before the page wakes up. */
export const UsedTexts = createContext<Set<Domain> | null>(null)

const files = import.meta.glob<Messages>('./locales/*/*.json', { query: '?texts', import: 'default' })

/** React looks at the status: texts that are there are used at once, without waiting a turn. */
interface Fetched extends Promise<Text<Domain>> {
  status?: 'fulfilled'
  value?: Text<Domain>
}
const fetched = new Map<string, Fetched>()

/** Fetches the texts of one domain in one language, once. */
export function loadTexts(language: Language, domain: Domain): Promise<Text<Domain>> {
  const name = `${language}/${domain}`
  const known = fetched.get(name)
  if (known) return known
  const loading: Fetched = load(language, name)
  fetched.set(name, loading)
  loading.then(
    (text) => Object.assign(loading, { status: 'fulfilled', value: text }),
    () => fetched.delete(name), // the next one who needs them tries again
  )
  return loading
}

async function load(language: Language, name: string): Promise<Text<Domain>> {
  const messages = await files[`./locales/${name}.json`]?.()
  if (!messages) throw new Error(`no texts ${name}`)
  const i18n = setupI18n({ locale: language, locales: figures[language], messages: { [language]: messages } })
  return (key, args?: object) => i18n._(key, { ...args })
}

/** For the server, which answers in every language. */
export async function loadAllTexts(): Promise<void> {
  const names = Object.keys(files).map((file) => file.replace(/^\.\/locales\/|\.json$/g, '').split('/') as [Language, Domain])
  await Promise.all(names.map(([language, domain]) => loadTexts(language, domain)))
}

/** The texts of a domain in the reader's language; a page that comes to need them waits until they are there. */
export function useText<D extends Domain>(domain: D): Text<D> {
  const language = use(LanguageContext)
  use(UsedTexts)?.add(domain)
  return use(loadTexts(language, domain)) as Text<D>
}
