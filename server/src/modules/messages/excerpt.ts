import { wordsOf } from '@ticarum/contract/folding'

const LENGTH = 140
const BEFORE = 40

/** The part of a text around the first word that begins like one that was searched for. */
export function excerptOf(text: string, q: string): string {
  if (text.length <= LENGTH) return text
  const wanted = wordsOf(q)
  const found = [...text.matchAll(/\S+/g)].find(([run]) =>
    wordsOf(run).some((word) => wanted.some((beginning) => word.startsWith(beginning))),
  )
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, (found?.index ?? 0) - BEFORE)) + 1)
  const end = from + LENGTH
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`
}
