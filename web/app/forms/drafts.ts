/**
 * Drafts of long forms in session storage, for a reload of the page. The draft includes the form key, so a form that
 * was already sent is not carried out twice.
 */
const nameOf = (form: string) => `draft ${form}`

const isDraftField = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(field.type) && field.tabIndex >= 0)

/** Form key, and `seconds` if the form was sent and not edited since. */
interface DraftMeta {
  key: string
  seconds: string
}

export function keepDraft(name: string, form: HTMLFormElement, meta: DraftMeta): void {
  const typed = [...form.elements].filter(isDraftField).map((field) => [field.name, field.value])
  try {
    sessionStorage.setItem(nameOf(name), JSON.stringify({ typed: Object.fromEntries(typed), ...meta }))
  } catch {
    // Storage may be forbidden.
  }
}

/** Fills the empty fields from the draft and returns its form key and seconds, if there is a draft. */
export function restoreDraft(name: string, form: HTMLFormElement): DraftMeta | undefined {
  const draft = draftOf(name)
  if (!draft) return undefined
  for (const field of [...form.elements].filter(isDraftField))
    if (field.value === '') field.value = draft.typed[field.name] ?? ''
  return draft
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(nameOf(name))
  } catch {
    // Storage may be forbidden.
  }
}

function draftOf(name: string): (DraftMeta & { typed: Partial<Record<string, string>> }) | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
