import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@ticarum/contract/values/languages'
import { phrases } from '@ticarum/contract/values/phrases'
import { incoterms } from '@ticarum/contract/values/products'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const texts = (file: string): Record<string, string> => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

it.each(languages)('e-mail says the price basis in the words of the pages: %s', (language) => {
  const mail = texts(`server/src/mail/texts/${language}.json`)
  const page = texts(`web/app/locales/${language}/product.json`)
  for (const incoterm of incoterms) expect(mail[`basis.${incoterm}`]).toBe(page[`basis.${incoterm}`])
})

it.each(languages)('e-mail says stock phrases in the words of the pages: %s', (language) => {
  const mail = texts(`server/src/mail/texts/${language}.json`)
  const page = texts(`web/app/locales/${language}/phrases.json`)
  for (const phrase of phrases) expect(mail[`phrase.${phrase}`]).toBe(page[phrase]?.replace(', number}', '}'))
})
