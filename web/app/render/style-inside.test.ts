import { expect, it } from 'vitest'
import { styleInside } from './style-inside.ts'

it('puts styles into the page, and its link waits', () => {
  expect(
    styleInside('<head><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/a.css"/></head>', 'a{b:$&}'),
  ).toBe(
    '<head><link rel="icon" href="/i.svg"/><style>a{b:$&}</style><link rel="stylesheet" href="/a.css" disabled="" data-rest=""/></head>',
  )
})
