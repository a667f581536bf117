import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compileTexts } from './compile-texts.ts'

const TEXTS = /\/locales\/\w+\/[\w-]+\.json\?texts$/
const FOLDER = 'virtual:text-folder'
const locales = path.join(import.meta.dirname, '../app/locales')

/** Parsing JSON costs a phone less than parsing the same as a script. */
const moduleOf = (file: string) => `export default JSON.parse(${JSON.stringify(JSON.stringify(compileTexts(file)))})`

/**
 * `locales/<language>/<domain>.json?texts` becomes a module of compiled texts. The browser fetches each as a file whose
 * URL follows from its name, in a folder named by a hash of all of them (`virtual:text-folder`): URLs with a hash each
 * would need a table in every page.
 */
export function texts(): Plugin {
  const built = new Map<string, string>()
  let folder = ''
  return {
    name: 'ticarum-texts',
    enforce: 'pre',
    configResolved({ command }) {
      if (command !== 'build') return
      for (const name of globSync('*/!(page-*).json', { cwd: locales }).toSorted())
        built.set(name.replace('.json', '.js'), moduleOf(path.join(locales, name)))
      folder = `assets/texts-${createHash('sha256')
        .update(JSON.stringify([...built]))
        .digest('base64url')
        .slice(0, 8)}`
    },
    resolveId(id) {
      return id === FOLDER ? `\0${FOLDER}` : undefined
    },
    load(id) {
      if (id === `\0${FOLDER}`) return `export default ${JSON.stringify(`/${folder}`)}`
      if (!TEXTS.test(id)) return undefined
      const file = id.replace('?texts', '')
      this.addWatchFile(file)
      return { code: moduleOf(file), moduleType: 'js' }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of built) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
    },
  }
}
