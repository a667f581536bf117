import { expect, it } from 'vitest'
import { type Piece, wordChanges } from './word-changes.ts'

const marked = (pieces: Piece[]) => pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')

it.each([
  [
    'Cotton shirt, six colours',
    'Cotton shirt, twelve colours',
    'Cotton shirt, [six ]colours',
    'Cotton shirt, [twelve ]colours',
  ],
  ['Cotton shirt', 'Cotton shirt', 'Cotton shirt', 'Cotton shirt'],
  ['', 'New text', '', '[New text]'],
  ['Old text', '', '[Old text]', ''],
  ['a b c d', 'b c x d', '[a ]b c d', 'b c [x ]d'],
  ['one\ntwo', 'one\nthree', 'one\n[two]', 'one\n[three]'],
])('of %j and %j only the words that differ are marked, and nothing is lost', (before, after, old, fresh) => {
  const changes = wordChanges(before, after)
  expect([marked(changes.before), marked(changes.after)]).toEqual([old, fresh])
  expect(changes.before.map(({ text }) => text).join('')).toBe(before)
  expect(changes.after.map(({ text }) => text).join('')).toBe(after)
})
