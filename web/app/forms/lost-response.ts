import type { Language } from '@ticarum/contract/values/languages'
import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router'
import { pageUnderWay } from '../context/failed-reads.ts'
import { showToast } from '../context/toasts.ts'
import { loadTexts, type Text } from '../texts.ts'

/** Status of an action whose response was lost; as after any error, nothing is revalidated. */
const NO_ANSWER = 503

/** The form that was sent last, if it contains a `LostResponseNotice`. */
let sent: HTMLFormElement | undefined
/** The form whose response was lost; 'other' if it has no `LostResponseNotice`. */
let lost: HTMLFormElement | 'other' | undefined
const listeners = new Set<() => void>()

function setLost(next: typeof lost): void {
  lost = next
  for (const changed of listeners) changed()
}

export function onLostChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const isLost = (): boolean => lost !== undefined
export const isLostIn = (form: HTMLFormElement | null | undefined): boolean => lost !== undefined && lost === form

export function formWasSent(form: HTMLFormElement): void {
  sent = form
  setLost(undefined)
}

export function formIsGone(form: HTMLFormElement): void {
  if (sent === form) sent = undefined
  if (lost === form) setLost(undefined)
}

/** Responses of the server, including 5xx, have no Error; only a failed fetch has one. */
const isUnanswered = ({ type, result }: DataStrategyResult) =>
  type === 'error' && (result instanceof Error || (result as { data?: unknown } | null)?.data instanceof Error)

/**
 * Keeps a form that got no response on screen with its values, instead of an error page. It is unknown whether the
 * server carried it out; sent again with the same key, it is carried out once.
 */
export const keepFormWithoutResponse: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next()
  if (request.method === 'GET' || request.signal.aborted) return results // aborted: the form was sent once more
  const unanswered = Object.entries(results).filter(([, result]) => isUnanswered(result))
  if (unanswered.length > 0 && !sent) void showLostToast(pageUnderWay())
  setLost(unanswered.length > 0 ? (sent ?? 'other') : undefined)
  sent = undefined
  return {
    ...results,
    ...Object.fromEntries(
      unanswered.map(([id]) => [id, { type: 'data' as const, result: data(undefined, { status: NO_ANSWER }) }]),
    ),
  }
}

/** Most forms are a button or a few fields: for them a toast is enough. */
async function showLostToast(page: string | undefined): Promise<void> {
  const t = (await loadTexts(document.documentElement.lang as Language, 'shell')) as Text<'shell'>
  showToast({ kind: 'destructive', title: t('line.lost'), text: t('line.text'), page })
}
