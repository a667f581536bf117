import path from 'node:path'
import { languages } from '@ticarum/contract/values/languages'
import { describe, expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { literalTextProblems } from './literal-texts.ts'
import { localeProblems } from './locales.ts'

const sound = {
  en: {
    greeting: 'Hello {name}',
    orders: '{count, plural, one {# order} other {# orders}}',
    via: 'WhatsApp',
    kind: '{role, select, supplier {Supplier} other {Person}}',
  },
  so: {
    greeting: 'Salaan {name}',
    orders: '{count, plural, one {# dalab} other {# dalab oo kale}}',
    via: 'WhatsApp',
    kind: '{role, select, supplier {Alaab-qeybiye} other {Qof}}',
  },
  tr: {
    greeting: 'Merhaba {name}',
    orders: '{count, plural, =0 {sipariş yok} one {# sipariş} other {# sipariş}}',
    via: 'WhatsApp',
    kind: '{role, select, supplier {Tedarikçi} other {Kişi}}',
  },
  ar: {
    greeting: 'مرحبا {name}',
    orders: '{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبا} other {# طلب}}',
    via: 'WhatsApp',
    kind: '{role, select, supplier {مورد} other {شخص}}',
  },
}
type Texts = Partial<Record<keyof typeof sound, Record<string, unknown> | string>>

/** Correct texts with some keys changed, as files of the mail. */
async function problems(
  changes: Texts,
  place = (language: string) => `server/src/mail/texts/${language}.json`,
): Promise<string[]> {
  const files = Object.entries(sound).map(([language, texts]) => {
    const change = changes[language as keyof typeof sound] ?? {}
    return [place(language), typeof change === 'string' ? change : JSON.stringify({ ...texts, ...change })]
  })
  const found = await localeProblems(await tree(Object.fromEntries(files)))
  return found.map((problem) => problem.replace('server/src/mail/texts/', ''))
}

describe('locales', () => {
  it('accepts texts that agree, wherever they lie', async () => {
    expect(await problems({})).toEqual([])
    expect(await problems({}, (language) => `web/app/locales/${language}/orders.json`)).toEqual([])
  })

  it('reads grouped texts', async () => {
    expect(
      await problems({
        en: { a: { b: 'Cart' } },
        so: { a: { b: 'Dambiisha' } },
        tr: { a: { b: 'Sepet' } },
        ar: { a: {} },
      }),
    ).toEqual(['ar.json: a.b is missing'])
  })

  it('fails if there are no texts at all', async () => {
    expect(await localeProblems(await tree({ 'package.json': '{}' }))).toEqual(['no texts were found'])
  })

  it.each<[string, Texts, string]>([
    [
      'a key that is missing',
      { en: { bye: 'Goodbye' }, so: { bye: 'Nabad gelyo' }, tr: { bye: 'Güle güle' } },
      'ar.json: bye is missing',
    ],
    ['a key that English lacks', { tr: { bye: 'Güle güle' } }, 'tr.json: bye does not exist in English'],
    [
      'an argument that is lost',
      { so: { greeting: 'Salaan' } },
      'so.json: greeting has the arguments none where English has name: value',
    ],
    [
      'an argument that is misspelt',
      { ar: { greeting: 'مرحبا {nmae}' } },
      'ar.json: greeting has the arguments nmae: value where English has name: value',
    ],
    [
      'a plural that lacks forms',
      { ar: { orders: '{count, plural, one {طلب} other {# طلب}}' } },
      'ar.json: orders has {count} in the forms one, other where its language has few, many, one, other, two, zero',
    ],
    [
      'a form that the language does not have',
      { tr: { orders: '{count, plural, one {# sipariş} few {# sipariş} other {# sipariş}}' } },
      'tr.json: orders has {count} in the forms few, one, other where its language has one, other',
    ],
    [
      'a plural that became a plain number',
      { tr: { orders: '{count} sipariş' } },
      'tr.json: orders has the arguments count: value where English has count: plural',
    ],
    [
      'an English plural that lacks a form',
      { en: { orders: '{count, plural, other {# orders}}' } },
      'en.json: orders has {count} in the forms other where its language has one, other',
    ],
    [
      'a choice that differs',
      { tr: { kind: '{role, select, suplier {Tedarikçi} other {Kişi}}' } },
      'tr.json: kind chooses {role} between other, suplier where English has other, supplier',
    ],
    ['a text left in English', { so: { greeting: 'Hello {name}' } }, 'so.json: greeting is still the English text'],
    ['a second term for one thing', { tr: { via: 'Parola' } }, "tr.json: via says 'Parola' where its language says"],
    ['several readers', { ar: { via: 'رسالتكم' } }, "ar.json: via says 'رسالتكم' where its language says"],
    ['an empty text', { ar: { via: ' ' } }, 'ar.json: via is empty'],
    ['a value that is no text', { ar: { via: 7 } }, 'ar.json: via is not a text'],
    ['a file that is no JSON', { ar: '{"a":' }, "ar.json: the file can't be read"],
    ['a message that is broken', { tr: { greeting: 'Merhaba {name' } }, "tr.json: greeting can't be parsed"],
  ])('refuses %s', async (_, changes, problem) => {
    const found = await problems(changes)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(problem)
  })

  it('refuses a language that has no file', async () => {
    const file = JSON.stringify({ a: 'A text' })
    const found = await localeProblems(
      await tree({
        'web/app/locales/en/orders.json': file,
        'web/app/locales/tr/orders.json': '{"a":"Metin"}',
        'web/app/locales/ar/orders.json': '{"a":"نص"}',
      }),
    )
    expect(found).toEqual(['web/app/locales/so/orders.json: the file is missing'])
  })

  it('finds nothing in the interface as it is, which has no text outside these files [I18N-01]', async () => {
    const root = path.join(import.meta.dirname, '../..')
    expect(languages).toEqual(['en', 'so', 'tr', 'ar'])
    expect(await localeProblems(root)).toEqual([])
    expect(await literalTextProblems(root)).toEqual([])
  })
})
