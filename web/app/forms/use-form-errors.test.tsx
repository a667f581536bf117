import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { type Domain, loadTexts, UsedTexts } from '../texts.ts'
import { FormErrors } from './form-errors.tsx'
import type { RedrawnForm } from './refused-form.ts'
import { useFormErrors } from './use-form-errors.ts'

beforeAll(async () => {
  await loadTexts('en', 'forms')
})

function Sample({ redrawn }: { redrawn: Partial<RedrawnForm<object>> | undefined }) {
  const form = useFormErrors(redrawn && { code: null, fields: {}, minutes: 0, key: '', values: {}, ...redrawn }, {
    fields: ({ email }, code) => [
      ...(email ? [{ field: 'email', text: 'Not an address' }] : []),
      ...(code === 'ALREADY_MEMBER' ? [{ field: 'email', text: 'Has an account' }] : []),
    ],
    codes: { ALREADY_MEMBER: null },
    otherwise: 'Not sent',
  })
  return (
    <>
      <FormErrors title={form.failed ? 'Error' : 'Fix'} errors={form.errors} attempt={form.attempt} />
      <i>{form.errorOf('email')}</i>
    </>
  )
}

/** Renders the summary, the field error and the loaded text files. */
function shown(redrawn?: Partial<RedrawnForm<object>>) {
  const used = new Set<Domain>()
  const html = renderToStaticMarkup(
    <UsedTexts value={used}>
      <Sample redrawn={redrawn} />
    </UsedTexts>,
  )
  const within = (tag: string) => [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^<]*)`, 'g'))].map(([, text]) => text)
  return { title: within('h2'), above: [...within('li'), ...within('a')].filter(Boolean), at: within('i'), used }
}

it('shows nothing while nothing keeps the form from being done, and is not sent the shared texts', () => {
  const nothing = { title: [], above: [], at: [''], used: new Set() }
  expect(shown()).toEqual(nothing)
  expect(shown({ code: null })).toEqual(nothing)
})

it('names a wrong field above the form and at the field', () => {
  expect(shown({ code: 'INPUT_INVALID', fields: { email: 'invalid' } })).toMatchObject({
    title: ['Fix'],
    above: ['Not an address'],
    at: ['Not an address'],
  })
  expect(shown({ code: 'ALREADY_MEMBER' })).toMatchObject({ above: ['Has an account'], at: ['Has an account'] })
})

it('says why it was refused although the fields are right', () => {
  expect(shown({ code: 'UNAVAILABLE' })).toEqual({ title: ['Error'], above: ['Not sent'], at: [''], used: new Set() })
  expect(shown({ code: 'RATE_LIMITED', minutes: 1 })).toEqual({
    title: ['Error'],
    above: ['Too many attempts. Please try again in 1 minute.'],
    at: [''],
    used: new Set(['forms']),
  })
})
