import type { Phrase } from '@ticarum/contract/values/phrases'

/** A message that the server has not confirmed. Its id is the one under which it is sent, however often that takes. */
export interface UnsentMessage {
  id: string
  body: string
  phrase?: Phrase
  at: string
  /** refused: it is not tried again by itself */
  refused?: boolean
}

/** They outlive the page and the browser, and belong to one person: nobody else at this browser sends them. */
const nameOf = (person: string, conversation: string) => `unsent ${person} ${conversation}`

export function unsentIn(person: string, conversation: string): UnsentMessage[] {
  try {
    return JSON.parse(localStorage.getItem(nameOf(person, conversation)) ?? '[]')
  } catch {
    return []
  }
}

export function keepUnsent(person: string, conversation: string, messages: UnsentMessage[]): void {
  try {
    if (messages.length > 0) localStorage.setItem(nameOf(person, conversation), JSON.stringify(messages))
    else localStorage.removeItem(nameOf(person, conversation))
  } catch {
    // Storage may be forbidden: then they live as long as the page.
  }
}
