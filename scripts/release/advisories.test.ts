import { describe, expect, it } from 'vitest'
import { type Advisory, compareVersions, vulnerable } from './advisories.ts'

const lock = {
  'node_modules/pg': { version: '8.23.1' },
  'node_modules/mailer/node_modules/pg': { version: '8.9.0' },
  'node_modules/@scope/each': { version: '2.0.0-beta.2' },
}
const about = (name: string, events: Record<string, string>[], more: Partial<Advisory> = {}): Advisory => ({
  id: 'GHSA-1',
  summary: 'Too much is believed',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
  ...more,
})
const found = (...advisories: Advisory[]) => vulnerable(lock, Object.keys(lock), advisories)

describe('advisories', () => {
  it('name the versions in their ranges, wherever they are installed', () => {
    expect(found(about('pg', [{ introduced: '0' }, { fixed: '8.10.0' }]))).toEqual([
      'pg 8.9.0: GHSA-1 Too much is believed',
    ])
    expect(found(about('pg', [{ introduced: '8.23.0' }, { last_affected: '8.23.1' }]))).toHaveLength(1)
    expect(found(about('pg', [{ introduced: '8.24.0' }]))).toEqual([])
    expect(found(about('pg', [{ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '8.20.0' }]))).toHaveLength(1)
    expect(found(about('@scope/each', [{ introduced: '0' }, { fixed: '2.0.0-beta.2' }]))).toEqual([])
    expect(found(about('@scope/each', [{ introduced: '0' }, { fixed: '2.0.0' }]))).toHaveLength(1)
  })

  it('count by a list of versions too, and not once they are withdrawn or about another ecosystem', () => {
    const listed = { affected: [{ package: { ecosystem: 'npm', name: 'pg' }, versions: ['8.23.1'] }] }
    expect(found(about('pg', [], listed))).toHaveLength(1)
    expect(found(about('pg', [], { ...listed, withdrawn: '2026-01-01T00:00:00Z' }))).toEqual([])
    const foreign = { affected: [{ package: { ecosystem: 'PyPI', name: 'pg' }, versions: ['8.23.1'] }] }
    expect(found(about('pg', [], foreign))).toEqual([])
  })

  it('compare versions as semver.org does', () => {
    const inOrder = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0',
      '1.0.10',
    ]
    expect(inOrder.toReversed().sort(compareVersions)).toEqual(inOrder)
    expect(compareVersions('1.2.3+build', '1.2.3')).toBe(0)
  })
})
