import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contract } from '@ticarum/contract/contract'
import { proceduresOf } from '@ticarum/contract/procedure'
import { openApiDocument } from '@ticarum/server/http/openapi'

/**
 * Writes what follows from the contract: the API document, and the table of methods and paths by which a page's script
 * calls the API without loading a schema. With --check it only compares the written files. Takes another project folder
 * as argument.
 */
const [given] = process.argv.slice(2).filter((argument) => argument !== '--check')
const root = given ?? path.resolve(import.meta.dirname, '..')

const rows = proceduresOf(contract).map(({ name, procedure: { method, path } }) => `  '${name}': '${method} ${path}',`)
const files = {
  'docs/openapi.json': `${JSON.stringify(openApiDocument(contract), null, 2)}\n`,
  'web/app/api-paths.generated.ts': `export const apiPaths = {\n${rows.sort().join('\n')}\n} as const\n`,
}

for (const [file, text] of Object.entries(files)) {
  const target = path.join(root, file)
  if (!process.argv.includes('--check')) {
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
    console.error(`${file} does not show the contract as it is: run \`npm run openapi\` and commit the result.`)
    process.exitCode = 1
  }
}
