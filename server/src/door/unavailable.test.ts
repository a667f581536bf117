import { describe, expect, it } from 'vitest'
import { unavailable } from './unavailable.ts'

describe('an error', () => {
  it.each([
    ['a full disk of files', 'ENOSPC'],
    ['a full share of a disk', 'EDQUOT'],
    ["the database's full disk", '53100'],
    ['a database that crashed', '57P02'],
  ])('of %s can be tried again', (_, code) => {
    expect(unavailable(Object.assign(new Error('no'), { code }))?.code).toBe('UNAVAILABLE')
  })

  it('of ours can not', () => {
    expect(unavailable(Object.assign(new Error('no'), { code: '23505' }))).toBeUndefined()
    expect(unavailable(new TypeError('no'))).toBeUndefined()
  })
})
