import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/** Where migrations and functions of the day are kept on which migrations were frozen (decision 64). */
const db = path.resolve(import.meta.dirname, '../..')
const BASELINE = path.join(db, 'baseline.json.br')

/** The text of each file by its path below db/. */
export async function readBaseline(): Promise<Map<string, string>> {
  const files: Record<string, string> = JSON.parse(brotliDecompressSync(await readFile(BASELINE)).toString())
  return new Map(Object.entries(files))
}

export async function writeBaseline(): Promise<void> {
  const files = new Map<string, string>()
  for (const folder of ['migrations', 'functions'])
    for (const name of (await readdir(path.join(db, folder), { recursive: true })).sort())
      if (name.endsWith('.sql')) files.set(`${folder}/${name}`, await readFile(path.join(db, folder, name), 'utf8'))
  await writeFile(BASELINE, brotliCompressSync(JSON.stringify(Object.fromEntries(files))))
}

/** Writes the files of the baseline below `dir`, as `migrate` reads them. */
export async function unpackBaseline(dir: string): Promise<{ migrations: string; functions: string }> {
  for (const [name, sql] of await readBaseline()) {
    const file = path.join(dir, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, sql)
  }
  return { migrations: path.join(dir, 'migrations'), functions: path.join(dir, 'functions') }
}
