import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldError } from '@ticarum/contract/forms/field-errors'
import type { OrderLine } from '@ticarum/contract/procedures/order-shapes'
import type { Language } from '@ticarum/contract/values/languages'
import type { Api, Refused } from '@ticarum/server/client'
import type { SentForm } from '../../context/form-with-files.server.ts'
import { centsTyped, countTyped } from './typed-amounts.server.ts'

interface ProposedChange {
  api: Api
  id: string
  key: string
  typed: SentForm['fields']
  language: Language
}

/** As it is proposed, or the field that is wrong. */
type LineTyped = Parameters<Api['amendments']['propose']['try']>[0]['lines'][number] | { fault: string }

/** Proposes what the form says of each line of the order. */
export async function proposeChange({ api, id, key, typed, language }: ProposedChange) {
  const order = await api.orders.get.try({ id, language })
  if (!order.ok) return order
  const lines = order.value.lines.map((line, place) => lineTyped(line, place, typed))
  const faults = lines.flatMap((line) => ('fault' in line ? [[line.fault, 'invalid'] as const] : []))
  if (faults.length > 0) return invalid(Object.fromEntries(faults))
  const { version, readyOn } = typed
  const answer = await api.amendments.propose.try(
    {
      id,
      version: Number(version),
      lines: lines.flatMap((line) => ('fault' in line ? [] : [line])),
      readyOn: readyOn && readyOn !== order.value.answer?.readyOn ? readyOn : null,
    },
    key,
  )
  return !answer.ok && answer.code === 'INPUT_INVALID' ? invalid(asInForm(answer.args.fields)) : answer
}

type Faults = Record<string, FieldError>

const invalid = (fields: Faults): Refused<ErrorCode> => ({ ok: false, code: 'INPUT_INVALID', args: { fields } })

/** 'lines.2.unitPriceCents' → 'price-2' */
const asInForm = (fields: Faults): Faults =>
  Object.fromEntries(
    Object.entries(fields).map(([path, error]) => {
      const [, place, field] = /^lines\.(\d+)\.(\w+)/.exec(path) ?? []
      return [place ? `${field === 'unitPriceCents' ? 'price' : 'quantity'}-${place}` : path, error]
    }),
  )

function lineTyped(line: OrderLine, place: number, typed: SentForm['fields']): LineTyped {
  const { quantity, breakdown } = line
  if (typed[`struckOut-${place}`] !== undefined) return { quantity, struckOut: true }
  const unitPriceCents = centsTyped(typed[`price-${place}`])
  if (unitPriceCents === undefined) return { fault: `price-${place}` }
  if (!breakdown) {
    const given = countTyped(typed[`quantity-${place}`])
    return given ? { quantity: given, unitPriceCents } : { fault: `quantity-${place}` }
  }
  const counts = breakdown.map((_, n) => countTyped(typed[`part-${place}-${n}`]) ?? Number.NaN)
  const wrong = breakdown.findIndex((part, n) => !((counts[n] ?? 0) <= part.quantity))
  const kept = breakdown.flatMap(({ values }, n) => (counts[n] ? [{ values, quantity: counts[n] }] : []))
  if (wrong >= 0 || kept.length === 0) return { fault: `part-${place}-${Math.max(wrong, 0)}` }
  return { quantity: kept.reduce((sum, part) => sum + part.quantity, 0), unitPriceCents, breakdown: kept }
}
