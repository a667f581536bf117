import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { compileTexts } from './compile-texts.ts'

const english = path.join(import.meta.dirname, '../app/locales/en')
const NUMBERS = new Set(['plural', 'selectordinal', 'number'])

/** Every argument of a text, with its type. */
function argumentsOf(message: CompiledMessage, found = new Map<string, string>()): Map<string, string> {
  for (const token of message) {
    if (typeof token === 'string') continue
    const [name, kind, choices] = token
    const type = NUMBERS.has(kind ?? '') ? 'number' : 'string'
    found.set(name, found.get(name) === 'number' ? 'number' : type)
    if (choices === null || typeof choices !== 'object') continue
    for (const choice of Object.values(choices)) if (Array.isArray(choice)) argumentsOf(choice, found)
  }
  return found
}

function typeOf(message: CompiledMessage): string {
  const args = [...argumentsOf(message)]
  return args.length === 0 ? 'undefined' : `{ ${args.map(([name, type]) => `${name}: ${type}`).join('; ')} }`
}

/** The source of app/texts.generated.ts: every domain, key and argument of the English texts. */
export function textTypes(): string {
  const domains = readdirSync(english).sort()
  const types = domains.map((file) => {
    const texts = Object.entries(compileTexts(path.join(english, file)))
    const name = path.basename(file, '.json')
    const keys = texts.map(([key, message]) => `    '${key}': ${typeOf(message)}\n`)
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: {\n${keys.join('')}  }\n`
  })
  return `// Written by 'npm run texts' from the English texts.\nexport interface Texts {\n${types.join('')}}\n`
}
