/** Nothing answered at all: there is no line. */
export class NoConnection extends Error {}

/** Whether our server answers; on lines that carry nothing browsers still say that they are online. */
const hasLine = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** For an import that failed. */
export async function orNoConnection(error: unknown): Promise<never> {
  throw (await hasLine()) ? error : new NoConnection()
}

/** Whether a page failed for want of a line: its data, or a file that it needs. */
export const isForWantOfLine = (error: unknown): boolean => error instanceof NoConnection || navigator.onLine === false

export const reloadIfLine = async (): Promise<void> => {
  if (await hasLine()) location.reload()
}

/** For parts of the frame, which has no error page: what can't be fetched is tried again once there is a line. */
export const onceOnline = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(
    () => new Promise((retried) => addEventListener('online', () => retried(onceOnline(load)), { once: true })),
  )

interface ClientRoute {
  id: string
  lazy?: Record<string, (() => Promise<unknown>) | undefined>
  children?: ClientRoute[]
}

interface RouterGlobals {
  __reactRouterDataRouter?: { routes: ClientRoute[] }
  __reactRouterManifest?: { routes: Record<string, { module: string }> }
}

function Unreachable(): never {
  throw new NoConnection()
}

let prepared = false

/**
 * When the router can't fetch a page's file, it reloads the document: right after a release, but without a line that
 * leads to the browser's own error page. So each file is fetched here first, and without a line its page throws.
 */
export function fetchFilesFirst(): void {
  if (prepared) return
  prepared = true
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as unknown as RouterGlobals
  if (!router || !manifest) return // another version of the router: its own way holds
  const prepare = ({ id, lazy = {}, children = [] }: ClientRoute) => {
    const isThere = () => import(/* @vite-ignore */ manifest.routes[id]?.module ?? '').then(() => true, hasLine)
    for (const [part, load] of Object.entries(lazy))
      if (load)
        lazy[part] = async () => {
          if (await isThere()) return load()
          return part === 'Component' ? Unreachable : undefined
        }
    for (const child of children) prepare(child)
  }
  for (const route of router.routes) prepare(route)
}
