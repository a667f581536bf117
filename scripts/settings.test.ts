import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describeSettings } from '@ticarum/server/platform/describe-settings'
import { expect, it } from 'vitest'
import { runScript } from './testing/run-script.ts'
import { tree } from './testing/tree.ts'

const PAGE = 'docs/operations/settings.md'
const written = () => readFile(path.resolve(import.meta.dirname, '..', PAGE), 'utf8')

it('is red while the page is stale, and green once it is written anew', async () => {
  const root = await tree({ [PAGE]: (await written()).replace('| `PORT` | `3000` |', '| `PORT` | `80` |') })
  expect(runScript('settings.ts', '--check', root)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${PAGE} does not show the settings as they are: run \`npm run settings\``),
  })
  expect(runScript('settings.ts', root).code).toBe(0)
  expect(runScript('settings.ts', '--check', root).code).toBe(0)
  expect(await readFile(path.join(root, PAGE), 'utf8')).toBe(await written())

  await writeFile(path.join(root, PAGE), '# Settings\n')
  expect(runScript('settings.ts', root).code).toBe(1)
})

it('says of each setting what it is for, and which may stand in a file; made-up values are not shown', async () => {
  const described = describeSettings()
  expect(described.filter(({ about }) => about.length < 8)).toEqual([])
  const page = await written()
  for (const { name, secret } of described) expect(page).toContain(`| \`${name}\`${secret ? ' **file**' : ''} |`)
  expect(described.filter(({ needed }) => needed).map(({ name }) => name)).toEqual(['DATABASE_URL'])
  expect(described.filter((each) => each.default === 'random').map(({ name }) => name)).toEqual([
    'DEVICE_SECRET',
    'DEAL_SECRET',
  ])
})
