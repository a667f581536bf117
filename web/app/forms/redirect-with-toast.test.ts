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
