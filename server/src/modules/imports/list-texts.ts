import { readFileSync } from 'node:fs'
import { type Language, languages } from '@ticarum/contract/values/languages'

const textsIn = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`texts/${language}.json`, import.meta.url), 'utf8'))

/** Texts of written lists. Names of categories and units are those of the product's form; a test holds them to it. */
export const listTexts = Object.fromEntries(languages.map((language) => [language, textsIn(language)])) as Record<
  Language,
  Record<string, string>
>
