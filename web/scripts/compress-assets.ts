import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const client = path.join(import.meta.dirname, '../build/client')

interface RouteTable {
  entry: { imports: string[] }
  routes: Record<string, { imports?: string[]; css?: string[] }>
}

/** The route table goes with every page: it need not say what a route lacks, nor what every page loads first. */
function shorten(source: string): string {
  const [begin, end] = [source.indexOf('{'), source.lastIndexOf('}') + 1]
  const table = JSON.parse(source.slice(begin, end)) as RouteTable
  const { root, ...others } = table.routes
  for (const route of Object.values(others)) {
    route.imports = route.imports?.filter((file) => !table.entry.imports.includes(file)) ?? []
    route.css = route.css?.filter((file) => !root?.css?.includes(file)) ?? []
  }
  const empty = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0)
  const told = JSON.stringify(table, (_, value) => (empty(value) ? undefined : value))
  return source.slice(0, begin) + told + source.slice(end)
}

for await (const name of glob('assets/manifest-*.js', { cwd: client })) {
  const file = path.join(client, name)
  await writeFile(file, shorten(await readFile(file, 'utf8')))
}

/** Compresses assets once, at the highest quality; fonts are compressed already. */
for await (const name of glob('**/*.{js,css,svg,txt}', { cwd: client })) {
  const source = await readFile(path.join(client, name))
  await writeFile(
    path.join(client, `${name}.br`),
    await compress(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
  )
}
