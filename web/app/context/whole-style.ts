import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/** A page contains its critical CSS (render/critical-css.ts); the next one waits until the whole sheet is there. */
export const wholeStyle: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const [results] = await Promise.all([next(), fetchAllStyles()])
  return results
}

/** Fetches the whole sheet, once. */
export function fetchAllStyles(): Promise<unknown> | undefined {
  const sheet = document.querySelector<HTMLLinkElement>('link[data-rest]')
  if (!sheet) return undefined
  return new Promise((settled) => {
    sheet.addEventListener('load', () => settled(sheet.removeAttribute('data-rest')))
    sheet.addEventListener('error', () => {
      sheet.disabled = true // the line broke: the next page tries again
      settled(undefined)
    })
    sheet.disabled = false
  })
}

const ACTS = ['pointerdown', 'keydown', 'focusin', 'change']

/**
 * A page shows nothing new before its reader does something; they may have done so while it was asleep, and old
 * browsers can't tell.
 */
export function loadStylesOnFirstAction(): void {
  const { userActivation } = navigator as Partial<Navigator>
  if (userActivation?.hasBeenActive ?? true) void fetchAllStyles()
  for (const act of ACTS) addEventListener(act, () => void fetchAllStyles(), { once: true })
}
