import type { Language } from '@ticarum/contract/values/languages'

const NAME = 'missed'

/** Reports a search that found nothing, once for each visit; nothing is sent of who searches (see count-view.ts). */
export function countMiss(words: string, language: Language): void {
  try {
    const missed = sessionStorage.getItem(NAME) ?? '\n'
    if (missed.includes(`\n${words}\n`)) return
    sessionStorage.setItem(NAME, `${missed}${words}\n`)
    const search = { searchId: crypto.randomUUID(), words, language }
    navigator.sendBeacon('/api/v1/missed-searches', JSON.stringify(search))
  } catch {
    // Without storage every page would count again, so none does.
  }
}
