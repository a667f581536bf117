import { expect, it } from 'vitest'
import { withIconSprite } from './icon-sprite.ts'

it('puts each shape that is used into the page once, and no other', () => {
  const use = (name: string) => `<svg><use href="#icon-${name}"></use></svg>`
  const page = withIconSprite(`<body><p>${use('x')}${use('seal')}${use('x')}${use('constructor')}</p></body>`)
  expect([...page.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['icon-x', 'icon-seal'])
  expect(page.indexOf('<symbol')).toBeLessThan(page.indexOf('<use'))
})
