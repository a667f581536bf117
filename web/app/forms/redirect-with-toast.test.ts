import { readFile } from 'node:fs/promises'
import type { Visit } from '@ticarum/server/client'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { visitContext } from '../context/contexts.ts'
import { type FlashMessage, flashMessages } from '../context/flash.ts'
import { redirectWithToast } from './redirect-with-toast.server.ts'

it('every failure that a flash message tells is logged, and no success', () => {
  const logged: string[] = []
  const context = new RouterContextProvider()
  const visit: Partial<Visit> = { secure: true, toldOfFailure: (message) => logged.push(message) }
  context.set(visitContext, visit as Visit)
  const names = Object.keys(flashMessages) as FlashMessage[]
  for (const name of names) redirectWithToast(context, '/', name)
  expect(logged).toEqual(names.filter((name) => flashMessages[name] === 'destructive'))
  expect(logged.length).toBeGreaterThan(10)
})

/** Titles that say that something failed. */
const FAILURES = [
  'Error',
  'Warning',
  'Google Login Error',
  'Please sign in again',
  'Too Many Views',
  'Customer Account Required',
]

it('what failed is told in red, and nothing that was done', async () => {
  const texts = JSON.parse(await readFile(new URL('../locales/en/flash.json', import.meta.url), 'utf8'))
  for (const [name, kind] of Object.entries(flashMessages))
    expect(FAILURES.includes(texts[`${name}.title`]), name).toBe(kind === 'destructive')
})
