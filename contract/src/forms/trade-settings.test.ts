import { expect, it } from 'vitest'
import { SaveTradeSettings } from '../procedures/trade-settings.ts'
import { languages } from '../values/languages.ts'
import { checkForm, readForm } from './check-form.ts'
import { TradeSettingsForm } from './trade-settings.ts'

const typed = {
  version: '2026-11-15T09:00:00.000Z',
  feePercent: '2,5',
  depositPercent: '30',
  depositDays: '3',
  inbox: 'desk@ticarum.example',
  ...Object.fromEntries(
    languages.flatMap((code) => [
      [`moneyTerms.deposit.${code}`, ` We hold it (${code}). `],
      [`moneyTerms.refunds.${code}`, ''],
    ]),
  ),
  'container20.m3': '28',
  'container20.kg': '21500',
  'container40.m3': '58',
  'container40.kg': '26500',
  'waysToPay.0.id': '',
  'waysToPay.0.kind': '',
  'waysToPay.0.title': '',
  'waysToPay.0.details': '',
  'waysToPay.1.kind': 'bank',
  'waysToPay.1.title': 'Bank transfer',
  'waysToPay.1.details': 'IBAN TR00\r\n\r\nReference: your order',
  'waysToPay.1.validFrom': '',
  'waysToPay.1.validTo': '2026-12-31',
  refundLimit: '1.000,50',
  'ports.0.code': 'somgq',
  'ports.0.name': 'Mogadishu',
  'ports.0.country': 'Somalia',
  'ports.0.cities': 'Mogadishu, Muqdisho،مقديشو',
}

it('gives what the procedure takes', () => {
  const read = readForm(TradeSettingsForm, typed)
  if (!read.ok) throw new Error(JSON.stringify(read.fields))
  expect(SaveTradeSettings.parse(read.value)).toEqual({
    version: typed.version,
    feeHundredths: 250,
    depositPercent: 30,
    depositDays: 3,
    inbox: typed.inbox,
    moneyTerms: {
      deposit: { en: 'We hold it (en).', so: 'We hold it (so).', tr: 'We hold it (tr).', ar: 'We hold it (ar).' },
      refunds: { en: '', so: '', tr: '', ar: '' },
    },
    container20: { cm3: 28_000_000, grams: 21_500_000 },
    container40: { cm3: 58_000_000, grams: 26_500_000 },
    waysToPay: [
      { kind: 'bank', title: 'Bank transfer', details: ['IBAN TR00', 'Reference: your order'], validTo: '2026-12-31' },
    ],
    refundLimitCents: 100_050,
    ports: [{ code: 'SOMGQ', name: 'Mogadishu', country: 'Somalia', cities: ['Mogadishu', 'Muqdisho', 'مقديشو'] }],
  })
})

it('leaves out a row that shall be removed', () => {
  const read = readForm(TradeSettingsForm, { ...typed, 'waysToPay.1.remove': 'on' })
  expect(read.ok && read.value.waysToPay).toEqual([])
})

it.each([
  ['feePercent', '100.01', 'tooBig'],
  ['feePercent', '2.555', 'invalid'],
  ['depositPercent', '101', 'tooBig'],
  ['moneyTerms.deposit.so', ' ', 'invalid'],
  ['container20.m3', '0', 'tooSmall'],
  ['waysToPay.1.title', '', 'tooShort'],
  ['waysToPay.1.details', ' ', 'invalid'],
  ['waysToPay.1.validFrom', '2027-01-01', 'invalid', 'waysToPay.1.validTo'],
  ['refundLimit', '-1', 'invalid'],
  ['refundLimit', '', 'required'],
  ['refundLimit', '1.2345', 'invalid'],
  ['ports.0.code', 'Mogadishu', 'invalid'],
])('%s can not be %j', (field, value, error, named = field) => {
  expect(checkForm(TradeSettingsForm, { ...typed, [field]: value })).toEqual({ [named]: error })
})
