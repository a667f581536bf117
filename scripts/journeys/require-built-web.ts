import { existsSync } from 'node:fs'
import path from 'node:path'

/** Exits with a hint if the web is not built. */
export function requireBuiltWeb(): void {
  if (existsSync(path.resolve(import.meta.dirname, '../../web/build/server/index.js'))) return
  console.error('The web is not built: run "npm run build" first.')
  process.exit(1)
}
