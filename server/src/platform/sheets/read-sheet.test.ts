import { expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'

const limits = { rows: 10, columns: 5, cells: 50, text: 100, texts: 1000 }
const read = (xml: string) =>
  readSheet('', new TextEncoder().encode(`<worksheet>${xml}</worksheet>`), {
    texts: [],
    formats: [],
    limits,
    counter: { cells: 0, texts: 0 },
    budget: { elements: 10 },
  })

it('leaves out signs that can’t be stored', () => {
  const cell = '<c r="A1" t="inlineStr"><is><t>Havlu_x0000__xD800_ 50x90</t></is></c>'
  const { rows } = read(`<sheetData><row r="1">${cell}</row></sheetData>`)
  expect(JSON.stringify(rows)).toContain('Havlu\ufffd 50x90')
})

it('hides no more columns than a list may have, whatever the sheet says', () => {
  const { hiddenColumns } = read('<cols><col min="-2000000000" max="2000000000" hidden="1"/></cols>')
  expect([...hiddenColumns]).toEqual([0, 1, 2, 3, 4])
})
