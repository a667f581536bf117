import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { publicNavItems } from '../../components/layout/public-nav-items.ts'
import { barOf, menuOf, railOf } from '../../components/signed-in/nav-items.ts'
import routes from '../../routes.ts'
import { tilesOf } from './tiles.ts'

const pathsOf = (entries: RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const own = path ? `${base}/${path}` : base || '/'
    return [own, ...pathsOf(children, own)]
  })

it.each(['supplier', 'customer', 'admin'] as const)(
  'tiles and menus lead a %s only to existing screens',
  async (role) => {
    const screens = pathsOf(await routes)
    const rail = railOf(role).flatMap(({ places }) => places)
    for (const { path } of [...publicNavItems, ...menuOf(role), ...barOf(role), ...rail, ...tilesOf(role)])
      expect(screens).toContain(path)
  },
)
