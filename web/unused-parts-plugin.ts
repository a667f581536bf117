import type { Plugin } from 'vite'

/** What of the router no browser of ours ever runs: each of these conditions is never true here. */
const unused = [
  // The whole route table comes with the first page (react-router.config.ts): nothing asks for it piece by piece.
  {
    file: 'dom/ssr/fog-of-war.js',
    condition: /if \(!isFogOfWarEnabled\(routeDiscovery, ssr\).*?\) return;/g,
    settled: 'return;',
  },
  // No page of ours fetches another ahead.
  { file: 'dom/lib.js', condition: /return shouldPrefetch && !isAbsolute \? .* : link;/g, settled: 'return link;' },
  { file: 'dom/ssr/components.js', condition: /isPageLinkDescriptor\(link\) \?/g, settled: 'false ?' },
  // Nobody listens to what the router does.
  { file: 'router/router.js', condition: /if \(init\.instrumentations\)/g, settled: 'if (false)' },
]

/**
 * Settles these conditions in the browser's build, so that what hangs on them is left out. A router that is written
 * otherwise stops the build.
 */
export function unusedParts(): Plugin {
  return {
    name: 'ticarum-unused-parts',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client') return undefined
      const part = unused.find(({ file }) => id.endsWith(`/react-router/dist/production/lib/${file}`))
      if (!part) return undefined
      const shorter = code.replace(part.condition, part.settled)
      if (shorter === code) this.error(`${part.file} is written otherwise: look what is unused now`)
      return { code: shorter, map: null }
    },
  }
}
