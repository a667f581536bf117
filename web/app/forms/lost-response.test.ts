import { type DataStrategyResult, data } from 'react-router'
import { expect, test } from 'vitest'
import { formIsGone, formWasSent, isLost, isLostIn, keepFormWithoutResponse } from './lost-response.ts'

const ROUTE = 'features/cart/page'
const LOST: Record<string, DataStrategyResult> = {
  [ROUTE]: { type: 'error', result: new TypeError('Failed to fetch') },
}
const form = { id: 'a form' } as HTMLFormElement

/** What the router shows after a request whose response was lost. */
const after = (request: Request) =>
  keepFormWithoutResponse(
    { request } as unknown as Parameters<typeof keepFormWithoutResponse>[0],
    async () => LOST,
  ) as Promise<Record<string, DataStrategyResult>>

const post = (signal: AbortSignal | null = null) => new Request('https://ticarum.test/cart', { method: 'POST', signal })

test('a form without a response stays, and says so', async () => {
  formWasSent(form)
  expect(await after(post())).toEqual({ [ROUTE]: { type: 'data', result: data(undefined, { status: 503 }) } })
  expect(isLostIn(form)).toBe(true)
  formWasSent(form)
  expect(isLost()).toBe(false)
})

test('a page that could not be read, and a press that another one replaced, are not lost forms', async () => {
  formWasSent(form)
  expect(await after(new Request('https://ticarum.test/cart'))).toBe(LOST)
  const replaced = new AbortController()
  replaced.abort()
  expect(await after(post(replaced.signal))).toBe(LOST)
  expect(isLost()).toBe(false)
})

test('a form that is gone is not lost', async () => {
  formWasSent(form)
  await after(post())
  formIsGone(form)
  expect(isLost()).toBe(false)
})
