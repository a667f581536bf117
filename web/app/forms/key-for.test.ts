import { expect, it } from 'vitest'
import { keyFor } from './key-for.server.ts'

const KEY = '0b6f1a58-6b1d-4f0c-9d6e-0f7a2c1d3e4f'

it('the same form and part always have the same key, and no two parts share one', () => {
  const file = new Uint8Array([1, 2, 3])
  expect(keyFor(KEY, '0', file)).toBe(keyFor(KEY, '0', new Uint8Array([1, 2, 3])))
  const keys = [
    keyFor(KEY, '0', file),
    keyFor(KEY, '1', file),
    keyFor(KEY, '0', new Uint8Array([1, 2])),
    keyFor(KEY, 'pause'),
    keyFor(KEY, 'resume'),
    keyFor(`${KEY.slice(0, -1)}0`, 'pause'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(keyFor('', 'pause')).toBe('')
})
