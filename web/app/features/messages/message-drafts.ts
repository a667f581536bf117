import { MAX_MESSAGE } from '@ticarum/contract/values/messages'
import { untilSignOut } from '../../context/kept-until-sign-out.ts'

/** What was typed in so many conversations is kept, the latest of them. */
const MOST = 20

/** Whoever shares the browser has drafts of their own. */
const nameOf = (person: string) => untilSignOut(`message drafts ${person}`)

type Draft = [conversation: string, text: string]

function draftsOf(person: string): Draft[] {
  try {
    return JSON.parse(localStorage.getItem(nameOf(person)) ?? '[]')
  } catch {
    return []
  }
}

/** What was typed in a conversation and not sent. */
export const draftIn = (person: string, conversation: string): string =>
  draftsOf(person).find(([id]) => id === conversation)?.[1] ?? ''

export function keepDraft(person: string, conversation: string, text: string): void {
  const others = draftsOf(person).filter(([id]) => id !== conversation)
  const own: Draft[] = text.trim() === '' ? [] : [[conversation, text.slice(0, MAX_MESSAGE)]]
  const drafts = [...others, ...own].slice(-MOST)
  try {
    if (drafts.length > 0) localStorage.setItem(nameOf(person), JSON.stringify(drafts))
    else localStorage.removeItem(nameOf(person))
  } catch {
    // Storage may be forbidden: then what is typed lives as long as the page.
  }
}
