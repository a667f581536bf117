import type { CartLine } from '@ticarum/contract/procedures/cart'
import { describe, expect, it } from 'vitest'
import { fieldsOfLine, lineField, storedFields, typedLine } from './typed-line.ts'

const line = {
  productId: 'a',
  quantity: 60,
  breakdown: [
    { values: ['40'], quantity: 20 },
    { values: ['42'], quantity: 40 },
  ],
  offered: { minimum: 12, details: { options: [{ name: 'Size', values: ['40', '41', '42'] }] } },
} as unknown as CartLine
const fields = storedFields(line)

describe('what was typed in a line of the cart', () => {
  it('is nothing while it says what is stored, in whatever digits and order', () => {
    expect(fields).toEqual({ quantity: '60', 'part.0': '20', 'part.2': '40' })
    for (const typed of [fields, { ...fields, quantity: ' 60 ' }, { ...fields, 'part.0': '٢٠', 'part.1': '0' }])
      expect(typedLine(line, typed)).toBeUndefined()
  })

  it('is a quantity, sizes, or that they are assorted', () => {
    expect(typedLine(line, { ...fields, quantity: '72' })).toMatchObject({ productId: 'a', quantity: 72 })
    expect(typedLine(line, { ...fields, quantity: 'many' })).toMatchObject({ quantity: 12 })
    expect(typedLine(line, { ...fields, 'part.0': '30', 'part.2': '30' })?.breakdown).toEqual([
      { values: ['40'], quantity: 30 },
      { values: ['42'], quantity: 30 },
    ])
    expect(typedLine(line, { quantity: '60' })).toEqual({ productId: 'a', quantity: 60, breakdown: null })
  })

  it('is not what the supplier changed: a risen minimum, a size that is gone, a product that is gone', () => {
    const { offered, ...rest } = line
    const details = { options: [{ name: 'Size', values: ['40'] }] }
    const narrowed = { ...rest, offered: { ...offered, minimum: 100, details } } as CartLine
    expect(typedLine(narrowed, storedFields(narrowed))).toBeUndefined()
    expect(typedLine({ ...line, offered: null }, { quantity: '1' })).toBeUndefined()
  })

  it('stands under the name of its product in the one form of the cart', () => {
    const form = {
      [lineField('a', 'quantity')]: '5',
      [lineField('a', 'part.0')]: '',
      [lineField('b', 'quantity')]: '6',
    }
    expect(fieldsOfLine(form, 'a')).toEqual({ quantity: '5', 'part.0': '' })
  })
})
