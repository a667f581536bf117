import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const client = path.join(import.meta.dirname, '../build/client')

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
