import { expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'

it('hides no more columns than a list may have, whatever the sheet says', () => {
  const xml = '<worksheet><cols><col min="-2000000000" max="2000000000" hidden="1"/></cols></worksheet>'
  const limits = { rows: 10, columns: 5, cells: 50, text: 100, texts: 1000 }
  const context = { texts: [], formats: [], limits, counter: { cells: 0, texts: 0 }, budget: { elements: 10 } }
  expect([...readSheet('', new TextEncoder().encode(xml), context).hiddenColumns]).toEqual([0, 1, 2, 3, 4])
})
