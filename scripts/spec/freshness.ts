import { stat } from 'node:fs/promises'
import path from 'node:path'
import { sourceFiles } from '../check/source-files.ts'

const sources = ['{contract,db,server,web,e2e,scripts}/**/*.{ts,tsx,sql,json,css}', 'package-lock.json']

/** The newest source file that changed after these results were written, if any. */
export async function changedSince(root: string, resultsFile: string): Promise<string | undefined> {
  const written = (await stat(path.join(root, resultsFile))).mtimeMs
  const files = await Promise.all(
    (await sourceFiles(root, sources)).map(async (file) => ({ file, at: (await stat(path.join(root, file))).mtimeMs })),
  )
  const newest = files.reduce((latest, candidate) => (candidate.at > latest.at ? candidate : latest), {
    file: '',
    at: 0,
  })
  return newest.at > written ? newest.file : undefined
}
