import { describe, expect, it } from 'vitest'
import { isOurs, maskError } from './mask-error.ts'

const masked = (message: string) => maskError(['TypeError', message, null, null]).message

describe('of an error in a browser is kept', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'price')", 'Cannot read properties of undefined (reading …'],
    ["Can't find variable: order", "Can't find variable: order"],
    ["null is not an object (evaluating 'a.b.c')", 'null is not an object (evaluating …'],
    ['e.map is not a function', 'e.map is not a function'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML for the full message',
      'Minified React error #418; visit … for the full message',
    ],
    [
      'Failed to fetch dynamically imported module: https://ticarum.example/assets/order-1a2b3c4.js',
      'Failed to fetch dynamically imported module: order-1a2b3c4.js',
    ],
  ])('what the browser says: %s', (message, kept) => expect(masked(message)).toBe(kept))

  it.each([
    `Unexpected token 'H', "Hodan Ali Warsame lives"... is not valid JSON`,
    `Unexpected token 'h', "hodan lives here"... is not valid JSON`,
    'no customer like Hodan Warsame',
    'hodan@example.com was refused',
    'no order 019c1cef-0000-7000-8000-000000000000 for +252 61 5551234',
    'https://ticarum.example/deal/HodanToken?email=hodan%40example.com',
    "it's of 'Hodan",
    `${'a '.repeat(300)}hodan`,
    'حودان ورسمه',
  ])('nothing of what was typed: %s', (message) =>
    expect(masked(message)).not.toMatch(/hodan|\bali\b|warsame|019c|555|حود/i),
  )

  it('the place in our scripts, and no address', () => {
    const stack = `TypeError: no Hodan
      at price (https://ticarum.example/assets/shell-1a2b3c4.js:1:234)
      at https://ticarum.example/deal/secret-token?email=hodan@example.com:3:4
      at chrome-extension://abcdef/content.js:1:2
order@https://ticarum.example/assets/order-ff00ff0.js:12:3456`
    const frames = ['shell-1a2b3c4.js:1:234', 'order-ff00ff0.js:12:3456']
    expect(maskError(['TypeError', '', stack, 'routes/deal'])).toEqual({
      error: 'TypeError',
      message: '',
      frames,
      route: 'routes/deal',
    })
    expect(maskError(['Hodan Warsame', null, null, '/deal/secret'])).toEqual({
      error: 'Error',
      message: '',
      frames: [],
      route: undefined,
    })
  })
})

it('what extensions and others do is not ours', () => {
  const foreign = 'Error: no\n at chrome-extension://abcdef/content.js:1:2'
  expect(isOurs(maskError(['Error', 'no', foreign, 'root']))).toBe(false)
  expect(isOurs(maskError(['Error', 'Script error.', null, null]))).toBe(false)
})
