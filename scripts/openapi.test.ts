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

it('the typed client is red while it is stale or missing, and green once it is written anew', async () => {
  const root = await tree({ 'package.json': '{}' })
  expect(runScript('openapi.ts', root).code).toBe(0)
  expect(runScript('client.ts', '--check', root)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('does not show docs/openapi.json as it is: run `npm run client`'),
  })
  expect(runScript('client.ts', root).code).toBe(0)
  expect(runScript('client.ts', '--check', root).code).toBe(0)

  const target = path.join(root, 'clients/typescript/operations.generated.ts')
  const written = await readFile(target, 'utf8')
  expect(written).toContain("'orders.answer'")
  expect(written).not.toContain("'apiTokens.make'")
  await writeFile(target, written.replace("'orders.answer'", "'orders.answers'"))
  expect(runScript('client.ts', '--check', root).code).toBe(1)
})
