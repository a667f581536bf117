import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FONT = /@font-face\s*\{[^}]*\}/g

/**
 * Every page brings the fonts along in its own styles. Declared once more by the whole sheet they would be other fonts,
 * and titles would change under the reader.
 */
export async function fontsOnce(client: string): Promise<void> {
  for await (const name of glob('assets/*.css', { cwd: client })) {
    const file = path.join(client, name)
    await writeFile(file, (await readFile(file, 'utf8')).replace(FONT, ''))
  }
}
