import { expect, it } from 'vitest'
import { styleInside } from './style-inside.ts'

it('puts the style sheet into the page, where its link is no longer followed', () => {
  expect(styleInside('<head><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/a.css"/></head>', 'a{b:$&}')).toBe(
    '<head><link rel="icon" href="/i.svg"/><style>a{b:$&}</style><link rel="stylesheet" href="/a.css" disabled=""/></head>',
  )
})
