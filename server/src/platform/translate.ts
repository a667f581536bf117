import type { Language } from '@ticarum/contract/values/languages'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Settings } from './env.ts'

/** Translates each text; null where the service does not know a language, or does not answer. */
export type Translate = (texts: readonly string[], from: Language, to: Language) => Promise<(string | null)[]>

const PATIENCE = 8000 // ms

interface Service {
  request(texts: readonly string[], from: Language, to: Language): { url: string; headers: object; body: object } | null
  answer(body: unknown): string[]
}

/** DeepL knows no Somali. */
const deeplCodes: Partial<Record<Language, { source: string; target: string }>> = {
  en: { source: 'EN', target: 'EN-GB' },
  tr: { source: 'TR', target: 'TR' },
  ar: { source: 'AR', target: 'AR' },
}

const services = {
  deepl: (url: string, key: string): Service => ({
    request(texts, from, to) {
      const [source, target] = [deeplCodes[from]?.source, deeplCodes[to]?.target]
      if (!source || !target) return null
      return {
        url: `${url}/v2/translate`,
        headers: { authorization: `DeepL-Auth-Key ${key}` },
        body: { text: texts, source_lang: source, target_lang: target },
      }
    },
    answer: (body) =>
      z
        .object({ translations: z.array(z.object({ text: z.string() })) })
        .parse(body)
        .translations.map(({ text }) => text),
  }),
  libretranslate: (url: string, key: string): Service => ({
    request: (texts, from, to) => ({
      url: `${url}/translate`,
      headers: {},
      body: { q: texts, source: from, target: to, format: 'text', ...(key && { api_key: key }) },
    }),
    answer: (body) => z.object({ translatedText: z.array(z.string()) }).parse(body).translatedText,
  }),
}

/** The translation service of the settings; undefined where none is configured. */
export function createTranslator(
  { TRANSLATOR, TRANSLATOR_URL, TRANSLATOR_KEY = '' }: Settings,
  log: Pick<Logger, 'warn'>,
): Translate | undefined {
  if (!TRANSLATOR || !TRANSLATOR_URL) return undefined
  const service = services[TRANSLATOR](TRANSLATOR_URL.replace(/\/$/, ''), TRANSLATOR_KEY)
  return async (texts, from, to) => {
    const nothing = texts.map(() => null)
    const request = service.request(texts, from, to)
    if (!request || texts.length === 0) return nothing
    try {
      const response = await fetch(request.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...request.headers },
        body: JSON.stringify(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      })
      if (!response.ok) throw new Error(`answered ${response.status}`)
      const translated = service.answer(await response.json())
      if (translated.length !== texts.length) throw new Error('answered another number of texts')
      return translated
    } catch (error) {
      log.warn({ err: error }, 'the translation service failed')
      return nothing
    }
  }
}
