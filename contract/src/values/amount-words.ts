import { fold } from '../folding.ts'
import { type Language, languages } from './languages.ts'

type Forms = Readonly<Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>>

/** Units that are words. Symbols (kg, cm, W, min) are the same in every language. */
const units: { forms: Forms; also: readonly string[] }[] = [
  {
    forms: {
      en: { one: '# day', other: '# days' },
      so: { one: '# maalin', other: '# maalmood' },
      tr: { other: '# gün' },
      ar: { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' },
    },
    also: [],
  },
  {
    forms: {
      en: { one: '# week', other: '# weeks' },
      so: { one: '# toddobaad', other: '# toddobaad' },
      tr: { other: '# hafta' },
      ar: { one: 'أسبوع واحد', two: 'أسبوعان', few: '# أسابيع', many: '# أسبوعًا', other: '# أسبوع' },
    },
    also: [],
  },
  {
    forms: {
      en: { one: '# month', other: '# months' },
      so: { one: '# bil', other: '# bilood' },
      tr: { other: '# ay' },
      ar: { one: 'شهر واحد', two: 'شهران', few: '# أشهر', many: '# شهرًا', other: '# شهر' },
    },
    also: ['mo', 'mos'],
  },
  {
    forms: {
      en: { one: '# year', other: '# years' },
      so: { one: '# sano', other: '# sano' },
      tr: { other: '# yıl' },
      ar: { one: 'سنة واحدة', two: 'سنتان', few: '# سنوات', many: '# سنة', other: '# سنة' },
    },
    also: ['sene', 'yrs', 'yr', 'sanadood', 'عام', 'أعوام'],
  },
  {
    forms: {
      en: { one: '# hour', other: '# hours' },
      so: { one: '# saacad', other: '# saacadood' },
      tr: { other: '# saat' },
      ar: { one: 'ساعة واحدة', two: 'ساعتان', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
    },
    also: ['hrs'],
  },
  {
    forms: {
      en: { one: '# minute', other: '# minutes' },
      so: { one: '# daqiiqo', other: '# daqiiqo' },
      tr: { other: '# dakika' },
      ar: { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
    },
    also: ['dk', 'mins'],
  },
  {
    forms: {
      en: { one: '# piece', other: '# pieces' },
      so: { one: '# xabo', other: '# xabo' },
      tr: { other: '# adet' },
      ar: { one: 'قطعة واحدة', two: 'قطعتان', few: '# قطع', many: '# قطعة', other: '# قطعة' },
    },
    also: ['pcs', 'pc', 'ad', 'parça', 'xabbo'],
  },
  {
    forms: {
      en: { one: '# pair', other: '# pairs' },
      so: { one: '# lammaane', other: '# lammaane' },
      tr: { other: '# çift' },
      ar: { one: 'زوج واحد', two: 'زوجان', few: '# أزواج', many: '# زوجًا', other: '# زوج' },
    },
    also: ['prs'],
  },
]

const bySpelling = new Map(
  units.flatMap(({ forms, also }) =>
    [...languages.flatMap((language) => Object.values(forms[language])), ...also].map(
      (text) => [fold(text.replace('#', '').trim()), forms] as const,
    ),
  ),
)

// Browsers and Node lack Somali plurals; they are those of English.
const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  so: new Intl.PluralRules('en'),
  tr: new Intl.PluralRules('tr'),
  ar: new Intl.PluralRules('ar'),
}

const AMOUNT = /^(\d+(?:\s?[–-]\s?\d+)?)\s*(\p{L}[\p{L}\p{M}]*)\.?$/u

/** '12 months' in the reader's language; undefined: it is no number with a unit that is a word. */
export function amountIn(language: Language, written: string): string | undefined {
  const [, count = '', unit = ''] = AMOUNT.exec(written.trim()) ?? []
  const forms = bySpelling.get(fold(unit))?.[language]
  if (!forms) return undefined
  const [first = '', last] = count.split(/\s?[–-]\s?/)
  const form = forms[rules[language].select(Number(last ?? first))] ?? forms.other
  // Arabic has forms without a number, which a range needs.
  return (last === undefined || form.includes('#') ? form : forms.other).replace('#', count)
}
