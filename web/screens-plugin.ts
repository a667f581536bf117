import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from './app/routes.ts'

const SCREENS = 'virtual:screens'

function pathsOf(entries: RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const own = path ? `${base}/${path}` : base || '/'
    return [own, ...pathsOf(children, own)]
  })
}

/**
 * `virtual:screens` is the route table's paths, but those that name something, which no menu can lead to: a menu shows
 * what can be opened, and gains an item with its route.
 */
export function screens(): Plugin {
  return {
    name: 'ticarum-screens',
    resolveId: (id) => (id === SCREENS ? `\0${SCREENS}` : undefined),
    load: async (id) =>
      id === `\0${SCREENS}`
        ? `export default ${JSON.stringify(pathsOf(await routes).filter((path) => !path.includes(':')))}`
        : undefined,
  }
}
