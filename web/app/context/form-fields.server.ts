import { formWithFiles, TEXT_BYTES } from './form-with-files.server.ts'

/** The text fields of a request. A body that is not a form has none, and is refused like an empty form. */
export const formFields = async (request: Request): Promise<Partial<Record<string, string>>> =>
  (await formWithFiles(request, TEXT_BYTES)).fields
