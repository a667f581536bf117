import { isForWantOfLine } from './line.ts'

interface RouterGlobals {
  __reactRouterDataRouter?: { state: { matches: { route: { id: string } }[] } }
}

const MOST = 3 // of one page
let told = 0

/** Tells the server of an error in our scripts; it keeps no more of it than names the fault (decision 78). */
export function tellError(error: unknown): void {
  const { name, message, stack } = Object(error) as Partial<Error>
  if (!stack || isForWantOfLine(error) || told++ >= MOST) return
  const { __reactRouterDataRouter: router } = window as RouterGlobals
  const route = router?.state.matches.at(-1)?.route.id
  navigator.sendBeacon('/browser-errors', JSON.stringify([name, message, stack, route]))
}

/** Of what nobody caught. What a page's boundary catches, the router tells. */
export function tellErrors(): void {
  addEventListener('error', ({ error }) => tellError(error))
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason))
}
