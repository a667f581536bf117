import { readFileSync } from 'node:fs'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** Parses the texts of a file at build time, so that no parser reaches the browser. */
export function compileTexts(file: string): Record<string, CompiledMessage> {
  const source = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.fromEntries(Object.entries(source).map(([key, text]) => [key, compileMessageOrThrow(text)]))
}
