import { createHash } from 'node:crypto'

/** Derives an idempotency key from the form's key for each action that the form can do. */
export function keyFor(key: string, ...parts: (string | Uint8Array)[]): string {
  if (key === '') return '' // the door refuses a missing key
  const hash = createHash('sha256').update(key)
  for (const part of parts) hash.update(' ').update(part)
  return hash.digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
