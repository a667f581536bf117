import { describe, expect, it } from 'vitest'
import { FOR_EVERY_VISITOR, settleCaching } from './cache-control.ts'

function settled(headers: [string, string][], { status = 200, hasSession = false } = {}): Headers {
  const response = new Response(null, { status, headers })
  settleCaching(response, hasSession)
  return response.headers
}
const asks: [string, string][] = Object.entries(FOR_EVERY_VISITOR)

describe('who may keep an answer', () => {
  it('everybody, when the page asks for it and nobody is signed in', () => {
    const headers = settled(asks)
    expect(headers.get('cache-control')).toBe(FOR_EVERY_VISITOR['cache-control'])
    expect(headers.get('vary')).toBe('cookie, accept-language')
  })

  it.each([
    ['somebody is signed in', asks, { hasSession: true }],
    ['it sets a cookie', [...asks, ['set-cookie', 'notice=; Max-Age=0']] as [string, string][], {}],
    ['it is no success', asks, { status: 404 }],
    ['the page did not ask', [], {}],
  ])('this reader alone, when %s', (_case, headers, circumstances) => {
    expect(settled(headers, circumstances).get('cache-control')).toBe('private, no-cache')
    expect(settled(headers, circumstances).get('vary')).toBeNull()
  })

  it('nobody, when the page says so', () => {
    expect(settled([['cache-control', 'private, no-store']]).get('cache-control')).toBe('private, no-store')
  })
})
