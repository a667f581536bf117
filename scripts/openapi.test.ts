import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runScript } from './testing/run-script.ts'
import { tree } from './testing/tree.ts'

it.each([
  ['docs/openapi.json', '"minLength": 6', '"minLength": 7'],
  ['web/app/api-paths.generated.ts', 'POST /cart/lines', 'POST /cart/line'],
])('is red while %s is stale or missing, and green once it is written anew', async (file, fresh, stale) => {
  const root = await tree({ 'package.json': '{}' })
  expect(runScript('openapi.ts', '--check', root)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${file} does not show the contract as it is: run \`npm run openapi\``),
  })

  expect(runScript('openapi.ts', root).code).toBe(0)
  expect(runScript('openapi.ts', '--check', root).code).toBe(0)

  const target = path.join(root, file)
  const written = await readFile(target, 'utf8')
  expect(written).toContain(fresh)
  await writeFile(target, written.replace(fresh, stale))
  expect(runScript('openapi.ts', '--check', root).code).toBe(1)
})
