/** What a form sent, as texts. Something that is no form has no fields, and is refused like an empty one. */
export async function formFields(request: Request): Promise<Partial<Record<string, string>>> {
  const form = await request.formData().catch(() => new FormData())
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
}
