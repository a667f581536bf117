import { globSync } from 'node:fs'
import path from 'node:path'
import { setupI18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { type Language, languages } from '@ticarum/contract/values/languages'
import { describe, expect, it } from 'vitest'
import { compileTexts } from '../texts/compile-texts.ts'
import { figures } from './texts.ts'
import { writeText } from './write-text.ts'

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1234, 1.5]

/** The possible values of each argument of a text: its choices, numbers, or a word. */
function valuesIn(message: CompiledMessage, found: Record<string, unknown[]> = {}): Record<string, unknown[]> {
  if (!Array.isArray(message)) return found
  for (const token of message) {
    if (!Array.isArray(token)) continue
    const [name, kind, choices] = token as [string, string?, Record<string, CompiledMessage>?]
    found[name] =
      kind === 'select' ? [...Object.keys(choices ?? {}), 'constructor'] : kind ? COUNTS : (found[name] ?? ['Ayaan', 7])
    for (const choice of Object.values(choices ?? {})) valuesIn(choice, found)
  }
  return found
}

function lineUp(values: Record<string, unknown[]>): Record<string, unknown>[] {
  const most = Math.max(1, ...Object.values(values).map(({ length }) => length))
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all[index % all.length]])),
  )
}

describe('a text with its values', () => {
  it.each(languages)('is what the library makes of it, for every text in %s', (language: Language) => {
    let compared = 0
    for (const file of globSync(path.join(import.meta.dirname, `locales/${language}/*.json`))) {
      const messages = compileTexts(file)
      const i18n = setupI18n({ locale: language, locales: figures[language], messages: { [language]: messages } })
      for (const [key, message] of Object.entries(messages)) {
        for (const values of lineUp(valuesIn(message))) {
          expect(writeText(message, values, figures[language]), `${file} ${key}`).toBe(i18n._(key, values))
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(1000)
  })
})
