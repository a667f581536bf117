import path from 'node:path'
import { root } from './entry.ts'

interface BuiltRoute {
  id: string
  parentId?: string
  path?: string
  module: { action?: unknown }
}

/** The routes of the built web, as the running server has them. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  const { routes } = (await import(path.join(root, 'web/build/server/index.js'))) as {
    routes: Record<string, BuiltRoute>
  }
  return Object.values(routes)
}

/** The whole path, for example '/products/:id/order'. */
export function fullPath(routes: BuiltRoute[], id: string | undefined): string {
  const route = routes.find((each) => each.id === id)
  if (!route) return ''
  return fullPath(routes, route.parentId) + (route.path ? `/${route.path}` : '')
}
