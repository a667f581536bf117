import type { Language } from '@ticarum/contract/values/languages'
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import type { Texts } from '../texts.generated.ts'
import { loadTexts, type Text } from '../texts.ts'
import { NoConnection } from './line.ts'
import { showToast } from './toasts.ts'

const PAUSE = 500 // ms: time for a line that broke to come back

type Fetch = typeof globalThis.fetch

/** A failed read is retried once; a write never is. Who got no answer twice has no line. */
export function retryReads(fetch: Fetch): Fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const reads = (init?.method ?? 'GET') === 'GET' && pathname.endsWith('.data')
    if (!reads) return fetch(input, init)
    const first = await fetch(input, init).catch((error: unknown) => {
      if (init?.signal?.aborted) throw error
      return undefined
    })
    if (first && first.status < 500) return first
    await new Promise((waited) => setTimeout(waited, PAUSE))
    return fetch(input, init).catch((error: unknown) => {
      throw init?.signal?.aborted ? error : new NoConnection()
    })
  }
}

interface RouterState {
  navigation: { state: 'idle' | 'loading' | 'submitting'; location?: { key: string } | undefined }
  location: { pathname: string }
  loaderData: Record<string, unknown>
}

/** Redirects and deliberate responses pass through here too. */
const failed = ({ type, result }: DataStrategyResult) =>
  type === 'error' && !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500)

/** Errors for which the specification has its own texts. */
const texts: Record<string, keyof Texts['shell']> = {
  'routes/products': 'read-failed.products',
  'routes/supplier-profile': 'read-failed.supplier',
}

const routerState = () =>
  (window as { __reactRouterDataRouter?: { state: RouterState } }).__reactRouterDataRouter?.state

/** The key of the page that is being loaded: a toast that names it is not cleared by its arrival. */
export const pageUnderWay = (): string | undefined => routerState()?.navigation.location?.key

/** When a revalidation fails for good, the screen stays and a toast says so; a navigation shows its error page. */
export const keepScreenOnFailedRead: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next()
  const state = routerState()
  const aside = state?.navigation.state === 'idle'
  if (!state || request.method !== 'GET' || !(aside || new URL(request.url).pathname === state.location.pathname))
    return results
  const lost = Object.entries(results).filter(
    ([id, result]) => failed(result) && (aside || state.loaderData[id] !== undefined),
  )
  const [first] = lost
  if (first) void showFailedToast(...first, pageUnderWay())
  return {
    ...results,
    ...Object.fromEntries(lost.map(([id]) => [id, { type: 'data' as const, result: state.loaderData[id] ?? null }])),
  }
}

async function showFailedToast(route: string, { result }: DataStrategyResult, page: string | undefined): Promise<void> {
  const language = document.documentElement.lang as Language
  const t = (await loadTexts(language, 'shell')) as Text<'shell'>
  const common = (await loadTexts(language, 'common')) as Text<'common'>
  const said =
    result instanceof NoConnection
      ? { title: common('offline.title'), text: common('offline.text') }
      : {
          title: t('read-failed.title'),
          text: t(texts[route] ?? (route.endsWith('/orders') ? 'read-failed.orders' : 'read-failed.text')),
        }
  showToast({ kind: 'destructive', ...said, page })
}
