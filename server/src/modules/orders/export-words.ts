import { readFileSync } from 'node:fs'
import { type Language, languages } from '@ticarum/contract/values/languages'
import type { OrderStatus, ShippingStatus } from '@ticarum/contract/values/orders'

/** Heads of columns, and the words that stand in them. */
export type ExportWord =
  | ('number' | 'placed' | 'status' | 'shipping' | 'customer' | 'person' | 'email' | 'phone' | 'supplier' | 'goods')
  | ('quantity' | 'total' | 'deposit' | 'paid' | 'refunded' | 'due' | 'refundDue' | 'fee' | 'basis')
  | ('sample' | 'depositReceived' | 'balanceReceived')
  | ('address' | 'city' | 'state' | 'postalCode' | 'country' | 'port' | 'tracking' | 'carrier' | 'readyOn' | 'shipped')
  | ('delivered' | 'dueOn' | 'notes' | 'yes' | 'no' | 'file')
  | `status.${OrderStatus}`
  | `shipping.${ShippingStatus}`

const read = (language: Language): Record<ExportWord, string> =>
  JSON.parse(readFileSync(new URL(`texts/${language}.json`, import.meta.url), 'utf8'))

/** Words of an exported table in each language. */
export const exportWords = Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
  Language,
  Record<ExportWord, string>
>
