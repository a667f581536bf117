import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contract } from '@ticarum/contract/contract'
import { openApiDocument } from '@ticarum/server/http/openapi'

/** Writes the API document; with --check, only tells whether the written one is still true. */
const [given] = process.argv.slice(2).filter((argument) => argument !== '--check')
const file = given ?? path.resolve(import.meta.dirname, '../docs/openapi.json')
const text = `${JSON.stringify(openApiDocument(contract), null, 2)}\n`

if (!process.argv.includes('--check')) {
  await writeFile(file, text)
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error(
    `${path.basename(file)} does not show the contract as it is: run \`npm run openapi\` and commit the result.`,
  )
  process.exitCode = 1
}
