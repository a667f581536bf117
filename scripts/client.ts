import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ApiDocument, clientTypes } from './client-types.ts'

/**
 * Writes the typed client's operations: what docs/openapi.json says of the calls that an API token may make. With
 * --check it only compares. Takes another project folder as argument.
 */
const [given] = process.argv.slice(2).filter((argument) => argument !== '--check')
const root = given ?? path.resolve(import.meta.dirname, '..')
const FILE = 'clients/typescript/operations.generated.ts'
const target = path.join(root, FILE)

const text = clientTypes(JSON.parse(await readFile(path.join(root, 'docs/openapi.json'), 'utf8')) as ApiDocument)
if (!process.argv.includes('--check')) {
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
} else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  console.error(`${FILE} does not show docs/openapi.json as it is: run \`npm run client\` and commit the result.`)
  process.exitCode = 1
}
