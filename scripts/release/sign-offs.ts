import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceFiles } from '../check/source-files.ts'

const FILE = 'docs/sign-offs.json'

interface SignOff {
  name: string
  what: string
  /** the role of whoever has to read them */
  reader: string
  files: string[]
  /** `texts` is the checksum of the files as they were read */
  signedOff: { by: string; on: string; texts: string } | null
}

const read = async (root: string): Promise<SignOff[]> => JSON.parse(await readFile(path.join(root, FILE), 'utf8'))

/** Of the names and the contents of all files; undefined if a pattern finds none. */
async function checksum(root: string, { files }: SignOff): Promise<string | undefined> {
  const hash = createHash('sha256')
  for (const pattern of files) {
    const found = await sourceFiles(root, pattern)
    if (found.length === 0) return undefined
    for (const file of found) hash.update(`${file}\n`).update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Texts that nobody has signed off, or that have changed since. */
export async function signOffProblems(root: string): Promise<string[]> {
  const problems = (await read(root)).map(async (each) => {
    const texts = await checksum(root, each)
    if (texts === undefined) return `${FILE} names files of '${each.name}' that do not exist`
    if (!each.signedOff) return `${each.what} await a ${each.reader}`
    if (each.signedOff.texts !== texts)
      return `${each.what} have changed since ${each.signedOff.on}, and await a ${each.reader} again`
    return []
  })
  return (await Promise.all(problems)).flat()
}

/** Enters that somebody of this role has read the texts as they are. */
export async function signOff(root: string, name: string, by: string, on: string): Promise<void> {
  const all = await read(root)
  const each = all.find((one) => one.name === name)
  if (!each) throw new Error(`There are no texts '${name}': ${all.map((one) => one.name).join(', ')}`)
  if (by !== each.reader) throw new Error(`${each.what} are read by a ${each.reader}, not by a '${by}'`)
  const texts = await checksum(root, each)
  if (texts === undefined) throw new Error(`${FILE} names files of '${name}' that do not exist`)
  each.signedOff = { by, on, texts }
  await writeFile(path.join(root, FILE), `${JSON.stringify(all, null, 2)}\n`)
}
