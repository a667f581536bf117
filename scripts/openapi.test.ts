import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runScript } from './testing/run-script.ts'
import { tree } from './testing/tree.ts'

it('is red while the written API document is stale or missing, and green once it is written anew', async () => {
  const file = path.join(await tree({ 'package.json': '{}' }), 'openapi.json')
  expect(runScript('openapi.ts', '--check', file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run openapi'),
  })

  expect(runScript('openapi.ts', file).code).toBe(0)
  expect(runScript('openapi.ts', '--check', file).code).toBe(0)

  const written = await readFile(file, 'utf8')
  expect(written).toContain('"minLength": 6')
  await writeFile(file, written.replace('"minLength": 6', '"minLength": 7'))
  expect(runScript('openapi.ts', '--check', file).code).toBe(1)
})
