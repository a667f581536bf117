import type { Door } from '../door/door.ts'
import type { Settings } from '../platform/env.ts'
import type { Pages } from './pages.ts'

/** The built web in production, Vite in development; none where the web was not built. */
export async function loadPages(_door: Door, _settings: Settings): Promise<Pages | undefined> {
  return undefined
}
