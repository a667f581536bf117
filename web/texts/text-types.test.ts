import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { textTypes } from './text-types.ts'

it('texts.generated.ts is what the English texts say; else run "npm run texts"', () => {
  expect(readFileSync(path.join(import.meta.dirname, '../app/texts.generated.ts'), 'utf8')).toBe(textTypes())
})
