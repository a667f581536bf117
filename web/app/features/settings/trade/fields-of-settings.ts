import { type FormFields, flattened } from '@ticarum/contract/forms/nested'
import { priceOf } from '@ticarum/contract/money'
import type { TradeSettings } from '@ticarum/contract/procedures/trade-settings'

/** 250 → '2.5' */
export const percentText = (hundredths: number): string => String(hundredths / 100)

const rowsOf = (name: string, rows: Record<string, string | undefined>[]): FormFields =>
  Object.fromEntries(
    rows.flatMap((row, place) =>
      Object.entries(row).map(([field, value]) => [`${name}.${place}.${field}`, value ?? '']),
    ),
  )

/** Settings as the fields of their form; what waits stands in it, so that saving does not take it back. */
export function fieldsOfSettings({
  feeHundredths,
  depositPercent,
  depositDays,
  moneyTerms,
  inbox,
  container20,
  container40,
  waysToPay,
  waysChange,
  refundLimitCents,
  ports,
}: TradeSettings): FormFields {
  return {
    feePercent: percentText(feeHundredths),
    depositPercent: String(depositPercent),
    depositDays: String(depositDays),
    ...flattened('moneyTerms', moneyTerms),
    inbox,
    'container20.m3': String(container20.cm3 / 1_000_000),
    'container20.kg': String(container20.grams / 1000),
    'container40.m3': String(container40.cm3 / 1_000_000),
    'container40.kg': String(container40.grams / 1000),
    ...rowsOf(
      'waysToPay',
      (waysChange?.to ?? waysToPay).map(({ details, ...way }) => ({ ...way, details: details.join('\n') })),
    ),
    refundLimit: priceOf(waysChange?.refundLimitCents ?? refundLimitCents),
    ...rowsOf(
      'ports',
      ports.map(({ cities, ...port }) => ({ ...port, cities: cities.join(', ') })),
    ),
  }
}
