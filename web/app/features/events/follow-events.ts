import type { LiveEvent } from '@ticarum/contract/procedures/events'
import { isReached } from '@ticarum/contract/values/events'
import { savesData } from '../../context/data-saver.ts'
import { concerns } from './concerns.ts'
import { shareStream } from './share-stream.ts'

const QUIET = 250 // ms in which further events may come
const LATER = 1000
const AGAIN = 5000
const TRIES = 5

interface Router {
  state: {
    location: { pathname: string }
    navigation: { state: string }
    revalidation: string
    fetchers: Map<string, { state: string; data?: unknown }>
    loaderData: { root?: { eventsAt?: string } } & Record<string, unknown>
  }
  revalidate(): Promise<void>
}

/** By its hook, the router's part for it would be in what every visitor loads. */
const routerOf = () => (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter

/** Rows that were loaded one page after the other belong together, and would no longer fit; a thread's pages do. */
const hasLoadedMore = (fetcher: { data?: unknown }) =>
  typeof fetcher.data === 'object' && fetcher.data !== null && 'list' in fetcher.data && !('thread' in fetcher.data)

/** Reads the page anew when something happened that it shows. Returns a clean-up function. */
export function followEvents(): () => void {
  const router = routerOf()
  const position = router?.state.loaderData.root?.eventsAt
  return router && position && !savesData() ? follow(router, position) : () => {}
}

/** A page in the background is not read anew, but what came has reached it. */
const sayDelivered = async () => (await import('../../forms/call-api.ts')).callApi('messages.markDelivered', {})

function follow(router: Router, position: string): () => void {
  let told: LiveEvent[] = []
  let anything = false // events may be missing
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const typedIn = new Set<HTMLFormElement>()

  function isBusy(): boolean {
    const { navigation, revalidation, fetchers } = router.state
    if (document.hidden || !navigator.onLine || navigation.state !== 'idle' || revalidation !== 'idle') return true
    if ([...fetchers.values()].some((fetcher) => fetcher.state !== 'idle')) return true
    for (const form of typedIn) if (!form.isConnected) typedIn.delete(form)
    return typedIn.size > 0
  }

  function look(): void {
    const { location, loaderData, fetchers } = router.state
    const known = loaderData.root?.eventsAt ?? ''
    // What an own act caused is on the page already: the frame was read after it.
    told = told.filter((event) => !isReached(event.id, known) && concerns(event, location.pathname))
    if (told.length === 0 && !anything) return
    if (isBusy()) {
      lookIn(LATER)
      return
    }
    told = []
    anything = false
    if (![...fetchers.values()].some(hasLoadedMore)) void readAnew()
  }
  /** Where nothing could be read, the screen has stayed: it is tried again. */
  async function readAnew(): Promise<void> {
    const shown = Object.entries(router.state.loaderData)
    await router.revalidate()
    const failed = shown.length > 1 && shown.every(([id, data]) => router.state.loaderData[id] === data)
    tries = failed ? tries + 1 : 0
    if (tries === 0 || tries > TRIES) return
    anything = true
    lookIn(AGAIN * tries)
  }
  function lookIn(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(look, wait)
  }

  // Some keep what is typed in them while the page is read anew.
  const formOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLFormElement>('form[method=post]:not([data-keeps-typed])') : null
  const onInput = (event: Event) => {
    const form = formOf(event)
    if (form) typedIn.add(form)
  }
  const onSubmit = (event: Event) => {
    const form = formOf(event)
    if (form) typedIn.delete(form)
  }

  let stop: (() => void) | undefined
  let at = position
  function start(): void {
    stop ??= shareStream({
      position: at,
      onTold(event) {
        at = event.id
        told.push(event)
        lookIn(QUIET)
        if (event.kind === 'message' && document.hidden) void sayDelivered()
      },
      onReload(next) {
        at = next
        anything = true
        lookIn(QUIET)
      },
      onEnded: end, // the next page that needs a session asks for one
    })
  }
  function pause(): void {
    stop?.()
    stop = undefined
  }
  function end(): void {
    pause()
    clearTimeout(timer)
    for (const [target, name, heard] of listeners) target.removeEventListener(name, heard)
  }
  const listeners: [EventTarget, string, (event: Event) => void][] = [
    [document, 'input', onInput],
    [document, 'submit', onSubmit],
    [document, 'reset', onSubmit],
    // A page that holds a lock or a stream can't be kept for who goes back.
    [window, 'pagehide', pause],
    [window, 'pageshow', start],
  ]
  for (const [target, name, heard] of listeners) target.addEventListener(name, heard)
  start()
  return end
}
