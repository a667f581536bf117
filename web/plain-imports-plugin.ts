import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * A part that comes late is simply imported. Vite's own helper would also fetch style sheets and files that it needs,
 * of which our late parts have none (`modulePreload` is off, and all styles are one sheet), and would stand in every
 * page.
 */
export function plainImports(): Plugin {
  return {
    name: 'ticarum-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
