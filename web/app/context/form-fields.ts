/**
 * The text fields of a form. Browsers send line breaks as CRLF; everywhere else here they are LF.
 */
export const textsOf = (form: FormData): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [])),
  )

/** The text fields of a request. A body that is not a form has none, and is refused like an empty form. */
export async function formFields(request: Request): Promise<Partial<Record<string, string>>> {
  return textsOf(await request.formData().catch(() => new FormData()))
}
