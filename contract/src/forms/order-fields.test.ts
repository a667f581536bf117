import { expect, it } from 'vitest'
import { addedUp, Breakdown, breakdownFits, Delivery, Phone } from './order-fields.ts'

const options = [
  { name: 'size', values: ['41', '42'] },
  { name: 'colour', values: ['black', 'brown'] },
]
const part = (size: string, colour: string, quantity: number) => ({ values: [size, colour], quantity })

it.each([
  ['assorted', null, true],
  ['parts that sum up', [part('41', 'black', 4), part('42', 'brown', 6)], true],
  ['too few', [part('41', 'black', 4)], false],
  ['a part twice', [part('41', 'black', 4), part('41', 'black', 6)], false],
  ['a size that it does not come in', [part('43', 'black', 10)], false],
  ['options in another order', [{ values: ['black', '41'], quantity: 10 }], false],
  ['one option only', [{ values: ['41'], quantity: 10 }], false],
])('a breakdown of ten: %s', (_, breakdown, fits) => {
  expect(breakdownFits(options, 10, breakdown)).toBe(fits)
})

it('a product without options comes assorted only', () => {
  expect(breakdownFits([], 10, [{ values: ['41'], quantity: 10 }])).toBe(false)
  expect(Breakdown.safeParse([{ values: [], quantity: 10 }]).success).toBe(false)
})

it('two breakdowns add up part by part; with something assorted the whole is', () => {
  expect(addedUp([part('41', 'black', 4)], [part('41', 'black', 1), part('42', 'black', 2)])).toEqual([
    part('41', 'black', 5),
    part('42', 'black', 2),
  ])
  expect(addedUp([part('41', 'black', 4)], null)).toBeNull()
})

it.each([
  ['+252 61 234-5678', '+252612345678'],
  ['00252612345678', '+252612345678'],
  ['+90 (352) 000 00 00', '+903520000000'],
])('the number %s is dialled as %s', (typed, dialled) => {
  expect(Phone.parse(typed)).toBe(dialled)
})

it.each(['0612345678', '+252', 'call me', '+0612345678', '+252 61 234 5678 901 234'])(
  '%s is no number that can be dialled from abroad',
  (typed) => {
    expect(Phone.safeParse(typed).success).toBe(false)
  },
)

it('street, city and country are asked for; the rest may be empty', () => {
  const address = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }
  expect(Delivery.parse({ address })).toEqual({
    address: { ...address, state: '', postalCode: '' },
    phone: '',
    notes: '',
  })
  for (const field of ['street', 'city', 'country'] as const)
    expect(Delivery.safeParse({ address: { ...address, [field]: ' ' } }).success).toBe(false)
})
