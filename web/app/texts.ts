import textFolder from 'virtual:text-folder'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { fallbackLanguage, type Language } from '@ticarum/contract/values/languages'
import { createContext, use } from 'react'
import { orNoConnection } from './context/line.ts'
import type { Texts } from './texts.generated.ts'
import { writeText } from './write-text.ts'

/** Texts of static pages (components/static): never sent to browsers as scripts. */
export type PageDomain = Extract<keyof Texts, `page-${string}`>
export type Domain = Exclude<keyof Texts, PageDomain>
type Arguments<D extends keyof Texts, K extends keyof Texts[D]> = Texts[D][K] extends undefined ? [] : [Texts[D][K]]
export type Text<D extends keyof Texts> = <K extends keyof Texts[D] & string>(
  key: K,
  ...args: Arguments<D, K>
) => string

/**
 * Node has Somali number formats, browsers have not. Both use the English ones, which are the same in Somali, so that
 * server and browser render equal markup.
 */
export const figures: Record<Language, string> = { en: 'en', so: 'en', tr: 'tr', ar: 'ar-u-nu-latn' }

export const LanguageContext = createContext<Language>(fallbackLanguage)

/** On the server: collects which text files a page used, so that they are preloaded before hydration. */
export const UsedTexts = createContext<Set<Domain> | null>(null)

type Messages = Record<string, CompiledMessage>

const built = import.meta.env.PROD && !import.meta.env.SSR
const files = built ? {} : import.meta.glob<Messages>('./locales/*/*.json', { query: '?texts', import: 'default' })

/** React reads `status`: loaded texts are used synchronously. */
interface Fetched extends Promise<Text<keyof Texts>> {
  status?: 'fulfilled'
  value?: Text<keyof Texts>
}
const fetched = new Map<string, Fetched>()

/** Loads a text file in one language, once. */
export function loadTexts(language: Language, domain: keyof Texts): Promise<Text<keyof Texts>> {
  const name = `${language}/${domain}`
  const known = fetched.get(name)
  if (known) return known
  const loading: Fetched = load(language, name)
  fetched.set(name, loading)
  loading.then(
    (text) => Object.assign(loading, { status: 'fulfilled', value: text }),
    () => fetched.delete(name), // a failed load is retried on the next use
  )
  return loading
}

async function load(language: Language, name: string): Promise<Text<keyof Texts>> {
  const messages = await (built ? fromFolder(name) : files[`./locales/${name}.json`]?.())
  if (!messages) throw new Error(`no texts ${name}`)
  return (key, args?: object) => writeText(messages[key] ?? key, args ?? {}, figures[language])
}

const fromFolder = async (name: string): Promise<Messages> =>
  (await import(/* @vite-ignore */ `${textFolder}/${name}.js`).catch(orNoConnection)).default

/** For the server, which renders every language. */
export async function loadAllTexts(): Promise<void> {
  const names = Object.keys(files).map(
    (file) => file.replace(/^\.\/locales\/|\.json$/g, '').split('/') as [Language, Domain],
  )
  await Promise.all(names.map(([language, domain]) => loadTexts(language, domain)))
}

/** The texts of a domain in the reader's language; suspends until they are loaded. */
export function useText<D extends Domain>(domain: D): Text<D> {
  const language = use(LanguageContext)
  use(UsedTexts)?.add(domain)
  return use(loadTexts(language, domain)) as Text<D>
}

/** For texts that few readers need; they are loaded only if `needed`. */
export function useTextIf<D extends Domain>(needed: boolean, domain: D): Text<D> | undefined {
  const language = use(LanguageContext)
  const used = use(UsedTexts)
  if (!needed) return undefined
  used?.add(domain)
  return use(loadTexts(language, domain)) as Text<D>
}
