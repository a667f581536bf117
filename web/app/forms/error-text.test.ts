import { languages } from '@ticarum/contract/values/languages'
import { expect, it } from 'vitest'
import { loadTexts, type Text } from '../texts.ts'
import { type ErrorTexts, errorText } from './error-text.ts'

const forms = (await loadTexts('en', 'forms')) as Text<'forms'>
const texts: ErrorTexts = {
  fields: () => [],
  codes: { KEY_REUSED: 'Sent already', WRONG_PASSWORD: null },
  otherwise: 'Not saved',
}
const said = (code: Parameters<typeof errorText>[1]['code'], by: ErrorTexts = texts) =>
  errorText(forms, { code, minutes: 2 }, by)

it("says a form's own text of a code, and else its text of all others", () => {
  expect(said('KEY_REUSED')).toBe('Sent already')
  expect(said('UNAVAILABLE')).toBe('Not saved')
})

it('says nothing of what was not refused, and of what a field says', () => {
  expect([said(null), said('WRONG_PASSWORD'), said('INPUT_INVALID')]).toEqual([undefined, undefined, undefined])
})

it('says that it did not work where neither a field nor the form says why', () => {
  expect(said('INPUT_INVALID', { otherwise: 'Not done' })).toBe('Not done')
  expect(said('INPUT_INVALID', {})).toBe('That did not work. Please try again.')
  expect(said('UNAVAILABLE', {})).toBe('That did not work. Please try again.')
})

it('says the same of too many attempts in every form, in the plural of the language', async () => {
  expect(said('RATE_LIMITED')).toBe('Too many attempts. Please try again in 2 minutes.')
  expect(said('RATE_LIMITED', { codes: { RATE_LIMITED: 'Later' } })).toBe('Later')
  const all = await Promise.all(
    languages.map(async (language) =>
      errorText((await loadTexts(language, 'forms')) as Text<'forms'>, { code: 'RATE_LIMITED', minutes: 2 }, {}),
    ),
  )
  expect(new Set(all).size).toBe(languages.length)
  expect(all[languages.indexOf('ar')]).toContain('دقيقتين')
})
