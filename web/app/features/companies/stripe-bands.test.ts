import { describe, expect, it } from 'vitest'
import { bandsOf } from './stripe-bands.ts'

describe('a stripe', () => {
  it('is the one that the design kit draws for the same id', () => {
    expect(bandsOf('Akköy Tekstil')).toEqual([
      { width: 3, dye: '#182428' },
      { width: 2, dye: '#e9c77a' },
      { width: 5, dye: '#1f3f55' },
      { width: 3, dye: '#cbb68f' },
      { width: 7, dye: '#2f6f7c' },
    ])
  })

  it('fills its width, and no band blends into the next', () => {
    for (let number = 0; number < 500; number++) {
      const bands = bandsOf(`company ${number}`)
      expect(bands.reduce((sum, { width }) => sum + width, 0)).toBe(20)
      for (const [index, { dye }] of bands.entries()) expect(dye).not.toBe(bands[index + 1]?.dye)
    }
  })
})
