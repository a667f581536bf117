import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

const root = path.resolve(import.meta.dirname, '..')

/** `npm run e2e`, `npm run e2e -- sign-in`, `npm run e2e -- --screens` (makes the pictures in docs/screens anew). */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { screens: { type: 'boolean' } } })

if (!existsSync(path.join(root, 'web/build/server/index.js'))) {
  console.error('The web is not built: run "npm run build" first.')
  process.exit(1)
}
if (values.screens) process.env.SCREENS = '1'
if (values.screens || positionals.length > 0) process.env.PARTIAL = '1'
const vitest = await startVitest('test', positionals, { config: path.join(root, 'e2e/vitest.config.ts'), run: true })
await vitest.close()
