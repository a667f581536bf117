import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const IMPORTS = /"imports":\[[^\]]*\]/g

/**
 * The route table goes out with every page. Which files each route needs beside its own is of use only for links that
 * fetch
 * ahead, which no page of ours has, and would be more than half of it.
 */
export async function slimManifest(client: string): Promise<void> {
  for await (const name of glob('assets/manifest-*.js', { cwd: client })) {
    const file = path.join(client, name)
    const table = await readFile(file, 'utf8')
    if (table.startsWith('window.__reactRouterManifest=')) await writeFile(file, table.replace(IMPORTS, '"imports":[]'))
  }
}
