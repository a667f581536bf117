/**
 * The texts of a form. Browsers end lines the way of mail when they send them; everywhere else a line ends as it does
 * for scripts.
 */
export const textsOf = (form: FormData): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [])),
  )

/** What a form sent, as texts. Something that is no form has no fields, and is refused like an empty one. */
export async function formFields(request: Request): Promise<Partial<Record<string, string>>> {
  return textsOf(await request.formData().catch(() => new FormData()))
}
