import type { Api } from '@ticarum/server/client'
import { expect, it } from 'vitest'
import { proposeChange } from './propose-change.server.ts'

const parts = [
  { values: ['red'], quantity: 600 },
  { values: ['blue'], quantity: 400 },
]
const lines = [
  { quantity: 1000, unitPriceCents: 1250, breakdown: null },
  { quantity: 1000, unitPriceCents: 485_050, breakdown: parts },
]
const asShown = {
  ...{ version: '2', readyOn: '2090-01-02', 'quantity-0': '1000', 'price-0': '12.50', 'price-1': '4850.50' },
  ...{ 'part-1-0': '600', 'part-1-1': '400' },
}
const unchanged = [
  { quantity: 1000, unitPriceCents: 1250 },
  { quantity: 1000, unitPriceCents: 485_050, breakdown: parts },
]

/** What is proposed of a form with these fields, or which of them are wrong. */
async function proposed(typed: Record<string, string>, answer: object = { ok: true }) {
  let sent: object | undefined
  const api = {
    orders: { get: { try: async () => ({ ok: true, value: { lines, answer: { readyOn: '2090-01-02' } } }) } },
    amendments: {
      propose: {
        try: async (input: object) => {
          sent = input
          return answer
        },
      },
    },
  }
  const fields = { ...asShown, ...typed }
  const outcome = await proposeChange({
    ...{ api: api as unknown as Api, id: 'order', key: 'key', typed: fields, language: 'tr' },
  })
  return outcome.ok || outcome.code !== 'INPUT_INVALID' ? sent : Object.keys(outcome.args.fields)
}

it('a form that was only opened proposes the order as it is', async () => {
  expect(await proposed({})).toEqual({ id: 'order', version: 2, lines: unchanged, readyOn: null })
})

it('numbers are read as people type them, and parts of none left out', async () => {
  const typed = { 'quantity-0': '٨٠٠', 'price-1': '4.850,25', 'part-1-0': '0', 'part-1-1': '350' }
  expect(await proposed({ ...typed, readyOn: '2090-03-01' })).toMatchObject({
    lines: [
      { quantity: 800, unitPriceCents: 1250 },
      { quantity: 350, unitPriceCents: 485_025, breakdown: [{ values: ['blue'], quantity: 350 }] },
    ],
    readyOn: '2090-03-01',
  })
  expect(await proposed({ 'quantity-0': '1.000' })).toMatchObject({ lines: unchanged })
})

it('of a line that is struck out nothing else matters', async () => {
  expect(await proposed({ 'struckOut-0': 'on', 'quantity-0': '', 'price-0': 'x' })).toMatchObject({
    lines: [{ quantity: 1000, struckOut: true }, unchanged[1]],
  })
})

it('what is wrong is named by its field', async () => {
  expect(await proposed({ 'quantity-0': '0', 'part-1-1': '401' })).toEqual(['quantity-0', 'part-1-1'])
  expect(await proposed({ 'price-0': '', 'part-1-0': '0', 'part-1-1': '0' })).toEqual(['price-0', 'part-1-0'])
  const refused = { ok: false, code: 'INPUT_INVALID', args: { fields: { 'lines.1.unitPriceCents': 'tooBig' } } }
  expect(await proposed({}, refused)).toEqual(['price-1'])
})
