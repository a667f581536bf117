import { describe, expect, it } from 'vitest'
import { languageOf, savedLanguageCookie, visitLanguageCookie } from './language.ts'

const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://ticarum.example${path}`, { headers })

describe('the language of a page', () => {
  it('is that of the URL, else the chosen one, else of this visit, of the browser, or English [I18N-02]', () => {
    const headers = { cookie: 'visit-language=tr; language=ar', 'accept-language': 'so' }
    expect(languageOf(request('/?lang=en', headers))).toBe('en')
    expect(languageOf(request('/', headers))).toBe('ar')
    expect(languageOf(request('/', { ...headers, cookie: 'visit-language=tr' }))).toBe('tr')
    expect(languageOf(request('/', { 'accept-language': 'so' }))).toBe('so')
    expect(languageOf(request('/'))).toBe('en')
  })

  it.each([
    ['fr-FR, de;q=0.9', 'en'],
    ['ar-SO', 'ar'],
    ['fr, ar;q=0.7, tr;q=0.8', 'tr'],
    ['ar;q=0, so;q=0.1', 'so'],
    ['*', 'en'],
    ['TR-tr', 'tr'],
  ])('a browser that wants %s gets %s', (wanted, language) => {
    expect(languageOf(request('/', { 'accept-language': wanted }))).toBe(language)
  })

  it('passes over what is none of ours', () => {
    expect(languageOf(request('/?lang=xx', { cookie: 'language=__proto__', 'accept-language': 'tr' }))).toBe('tr')
  })

  it('holds for the visit when a link asked for it, and never replaces a choice', () => {
    expect(visitLanguageCookie(request('/?lang=so'), true)).toBe(
      'visit-language=so; Path=/; HttpOnly; SameSite=Lax; Secure',
    )
    expect(visitLanguageCookie(request('/?lang=so', { cookie: 'language=ar' }), true)).toBeUndefined()
    expect(visitLanguageCookie(request('/?lang=xx'), true)).toBeUndefined()
    expect(savedLanguageCookie('ar', false)).toBe('language=ar; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000')
  })
})
