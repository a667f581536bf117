import { type Phrase, saysDay, saysNumber } from '@ticarum/contract/values/phrases'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'

/** What a message says: the words that somebody typed, or a stock phrase in the reader's language. */
export function useWords(): (message: { body: string; phrase: Phrase | null }) => string {
  const t = useText('phrases')
  const day = useDay()
  return ({ body, phrase }) => {
    if (phrase === null) return body
    if (saysNumber(phrase)) return t(phrase, { amount: Number(body) })
    return saysDay(phrase) ? t(phrase, { day: day(body) }) : t(phrase)
  }
}
