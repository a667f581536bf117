import { readForm } from '@ticarum/contract/forms/check-form'
import { AskForm } from '@ticarum/contract/forms/need'
import type { Api } from '@ticarum/server/client'
import { PRODUCT_FIELD } from './ask-form.tsx'

/** Asks the suppliers of the products that are ticked. */
export async function askSuppliers({ needs }: Api, fields: Partial<Record<string, string>>, key: string) {
  const { needId = '', quantity = '', notes = '' } = fields
  const read = readForm(AskForm, { quantity, notes })
  if (!read.ok) return { ok: false as const, code: 'INPUT_INVALID' as const, args: { fields: definedOf(read.fields) } }
  const productIds = Object.keys(fields).flatMap((name) =>
    name.startsWith(PRODUCT_FIELD) ? name.slice(PRODUCT_FIELD.length) : [],
  )
  return needs.ask.try({ id: needId, productIds, ...read.value }, key)
}

const definedOf = <V>(fields: Partial<Record<string, V>>): Record<string, V> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, V] => field[1] !== undefined))
