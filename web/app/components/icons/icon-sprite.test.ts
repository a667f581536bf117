import { expect, it } from 'vitest'
import { iconSprite } from './icon-sprite.ts'

it('holds each shape that is used once, and no other', () => {
  const use = (name: string) => `<svg><use href="#icon-${name}"></use></svg>`
  const page = iconSprite(`<body><p>${use('x')}${use('seal')}${use('x')}${use('constructor')}</p></body>`)
  expect([...page.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['icon-x', 'icon-seal'])
})
