import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** The arguments that translations of one text must share, and its words. */
export interface MessageShape {
  /** 'name: kind', where kind is value, number, date, time, plural, selectordinal or select */
  arguments: Set<string>
  plurals: { name: string; forms: string[] }[]
  selects: { name: string; forms: string[] }[]
  words: string
}

/** Parses an ICU message; throws if it is invalid. */
export function messageShape(text: string): MessageShape {
  const shape: MessageShape = { arguments: new Set(), plurals: [], selects: [], words: '' }
  collect(compileMessageOrThrow(text), shape)
  return shape
}

function collect(message: CompiledMessage, shape: MessageShape): void {
  for (const token of message) {
    if (typeof token === 'string') {
      shape.words += token
      continue
    }
    const [name, kind = 'value', format] = token
    shape.arguments.add(`${name}: ${kind}`)
    if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') continue

    const choices = Object.entries(format as Record<string, CompiledMessage>).filter(([form]) => form !== 'offset')
    const found = kind === 'select' ? shape.selects : shape.plurals
    found.push({ name, forms: choices.map(([form]) => form) })
    for (const [, choice] of choices) collect(choice, shape)
  }
}
