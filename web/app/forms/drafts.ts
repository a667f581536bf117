/**
 * What somebody typed into a long form waits in this tab for a page that is loaded again, together with its key: what
 * was sent already is not sent twice.
 */
const nameOf = (form: string) => `draft ${form}`

const isKept = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(field.type) && field.tabIndex >= 0)

/** Of the form itself; `seconds` once it was sent as it stands. */
interface Marks {
  key: string
  seconds: string
}

export function keepDraft(name: string, form: HTMLFormElement, marks: Marks): void {
  const typed = [...form.elements].filter(isKept).map((field) => [field.name, field.value])
  try {
    sessionStorage.setItem(nameOf(name), JSON.stringify({ typed: Object.fromEntries(typed), ...marks }))
  } catch {
    // A browser may forbid it.
  }
}

/** Fills what is empty and gives back the form's marks, if there was one. */
export function takeUpDraft(name: string, form: HTMLFormElement): Marks | undefined {
  const draft = draftOf(name)
  if (!draft) return undefined
  for (const field of [...form.elements].filter(isKept))
    if (field.value === '') field.value = draft.typed[field.name] ?? ''
  return draft
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(nameOf(name))
  } catch {
    // There was none, then.
  }
}

function draftOf(name: string): (Marks & { typed: Partial<Record<string, string>> }) | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
