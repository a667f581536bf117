import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const english = path.join(root, 'web/app/locales/en')
const promises = readFileSync(path.join(root, 'docs/promises.md'), 'utf8')

const textsOf = (file: string) => JSON.parse(readFileSync(path.join(english, file), 'utf8')) as Record<string, string>
/** Pages with a form: texts of the form itself promise nothing. */
const ofForms = ['contact.json', 'supplier-application.json']
const ofTheForm = ['invalid.text', 'wait.text']
/** Keys of the public pages' texts that are sentences with a promise. */
const claims = readdirSync(english)
  .filter((file) => file.startsWith('page-') || ofForms.includes(file))
  .flatMap((file) => Object.keys(textsOf(file)).map((key) => ({ domain: path.basename(file, '.json'), key })))
  .filter(
    ({ domain, key }) =>
      (key.endsWith('.text') && !ofTheForm.includes(key)) || (key === 'lead' && !domain.startsWith('page-')),
  )

it('docs/promises.md has exactly the claims of the public pages', () => {
  expect(claims.length).toBeGreaterThan(30)
  const told = [...promises.matchAll(/^\| `(page-[\w-]+|contact|supplier-application)` `([\w.]+)` \|/gm)].map(
    ([, domain, key]) => `${domain} ${key}`,
  )
  expect(told.toSorted()).toEqual(claims.map(({ domain, key }) => `${domain} ${key}`).toSorted())
})

it.each([
  ['page-company', 'Within 24 hours on business days'],
  ['page-home', 'Our trade team will contact you within 48 hours.'],
  ['page-company', 'Monday to Saturday'],
  ['page-company', '9:00 AM to 6:00 PM'],
  ['page-company', 'Turkey time (GMT+3)'],
  ['page-privacy', 'People under 18 are not served.'],
])("the specification's promise in %s, '%s', is made and has a line", (domain, text) => {
  const made = Object.values(textsOf(`${domain}.json`)).some((value) =>
    value.toLowerCase().includes(text.toLowerCase()),
  )
  expect([made, promises.includes(text)]).toEqual([true, true])
})
