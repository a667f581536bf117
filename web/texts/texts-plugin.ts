import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compileTexts } from './compile-texts.ts'

const TEXTS = /\/locales\/(\w+)\/([\w-]+)\.json\?texts$/
const FILES = 'virtual:text-files'

/**
 * `locales/<language>/<domain>.json?texts` becomes a module of compiled texts, and so a file of its own in the browser.
 * `virtual:text-files` tells the server bundle, which is built second, how these files are called.
 */
export function texts(): Plugin {
  let built: string | undefined
  return {
    name: 'ticarum-texts',
    enforce: 'pre',
    configResolved(config) {
      if (config.command === 'build') built = path.join(config.root, 'build/client/.vite/manifest.json')
    },
    resolveId(id) {
      return id === FILES ? `\0${FILES}` : undefined
    },
    async load(id) {
      if (id === `\0${FILES}`) return `export default ${JSON.stringify(built ? await textFiles(built) : {})}`
      if (!TEXTS.test(id)) return undefined
      const file = id.replace('?texts', '')
      this.addWatchFile(file)
      // Parsing JSON costs a phone less than parsing the same as a script.
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compileTexts(file)))})`, moduleType: 'js' }
    },
  }
}

/** 'ar/home' → '/assets/home-….js' */
async function textFiles(manifestFile: string): Promise<Record<string, string>> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, { file: string }>
  const files: Record<string, string> = {}
  for (const [source, { file }] of Object.entries(manifest)) {
    const [, language, domain] = TEXTS.exec(source) ?? []
    if (language && domain) files[`${language}/${domain}`] = `/${file}`
  }
  return files
}
