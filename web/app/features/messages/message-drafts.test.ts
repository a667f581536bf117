import { MAX_MESSAGE } from '@ticarum/contract/values/messages'
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetAtSignOut } from '../../context/kept-until-sign-out.ts'
import { draftIn, keepDraft } from './message-drafts.ts'

/** As much of the browser's storage as is used; its entries are its keys. */
function emptyStorage() {
  const entries: Record<string, string> = {}
  return Object.defineProperties(entries, {
    getItem: { value: (name: string) => entries[name] ?? null },
    setItem: {
      value: (name: string, text: string) => {
        entries[name] = text
      },
    },
    removeItem: { value: (name: string) => delete entries[name] },
  })
}
beforeEach(() => {
  vi.stubGlobal('localStorage', emptyStorage())
})

it('keeps what was typed in each conversation, for one person', () => {
  keepDraft('amina', 'one', 'In stock')
  keepDraft('amina', 'two', 'When')
  keepDraft('amina', 'one', 'In stock?')
  expect([draftIn('amina', 'one'), draftIn('amina', 'two'), draftIn('barre', 'one')]).toEqual(['In stock?', 'When', ''])
  keepDraft('amina', 'one', '')
  expect([draftIn('amina', 'one'), draftIn('amina', 'two')]).toEqual(['', 'When'])
})

it('keeps the latest twenty, none longer than a message, and none after signing out', () => {
  for (let n = 0; n < 25; n += 1) keepDraft('amina', `talk ${n}`, 'x'.repeat(MAX_MESSAGE + 1))
  const kept = Array.from({ length: 25 }, (_, n) => draftIn('amina', `talk ${n}`))
  expect(kept.filter(Boolean)).toHaveLength(20)
  expect([kept[4], kept[24]?.length]).toEqual(['', MAX_MESSAGE])
  localStorage.setItem('cart', '{}')
  forgetAtSignOut()
  expect([draftIn('amina', 'talk 24'), localStorage.getItem('cart')]).toEqual(['', '{}'])
})

it('lives without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  keepDraft('amina', 'one', 'In stock?')
  forgetAtSignOut()
  expect(draftIn('amina', 'one')).toBe('')
})
