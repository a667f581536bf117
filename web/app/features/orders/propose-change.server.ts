import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import { plain } from '@ticarum/contract/forms/typed'
import type { ProposeAmendment } from '@ticarum/contract/procedures/amendments'
import type { OrderLine } from '@ticarum/contract/procedures/order-shapes'
import type { Language } from '@ticarum/contract/values/languages'
import type { Api, Refused } from '@ticarum/server/client'
import type { z } from 'zod'
import type { SentForm } from '../../context/form-with-files.server.ts'

interface ProposedChange {
  api: Api
  id: string
  key: string
  typed: SentForm['fields']
  language: Language
  centsTyped(typed: string | undefined): number | undefined
}

/** As it is proposed, or the field that is wrong. */
type LineTyped = z.input<typeof ProposeAmendment>['lines'][number] | { fault: string }

/** Proposes what the form says of each line of the order. */
export async function proposeChange({ api, id, key, typed, language, centsTyped }: ProposedChange) {
  const order = await api.orders.get.try({ id, language })
  if (!order.ok) return order
  const lines = order.value.lines.map((line, place) => lineTyped(line, place, typed, centsTyped))
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

const invalid = (fields: FieldErrors): Refused<ErrorCode> => ({
  ok: false,
  code: 'INPUT_INVALID',
  args: { fields: fields as Record<string, 'invalid'> },
})

/** 'lines.2.unitPriceCents' → 'price-2' */
const asInForm = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, error]) => {
      const [, place, field] = /^lines\.(\d+)\.(\w+)/.exec(path) ?? []
      return [place ? `${field === 'unitPriceCents' ? 'price' : 'quantity'}-${place}` : path, error]
    }),
  )

function wholeTyped(typed = ''): number | undefined {
  const whole = plain(typed).replace(/\.0+$/, '')
  return /^\d{1,7}$/.test(whole) ? Number(whole) : undefined
}

function lineTyped(
  { quantity, breakdown }: OrderLine,
  place: number,
  typed: SentForm['fields'],
  centsTyped: ProposedChange['centsTyped'],
): LineTyped {
  if (typed[`struckOut-${place}`] !== undefined) return { quantity, struckOut: true }
  const unitPriceCents = centsTyped(typed[`price-${place}`])
  if (unitPriceCents === undefined) return { fault: `price-${place}` }
  if (!breakdown) {
    const given = wholeTyped(typed[`quantity-${place}`])
    return given ? { quantity: given, unitPriceCents } : { fault: `quantity-${place}` }
  }
  const parts = breakdown.map(({ values }, n) => ({ values, quantity: wholeTyped(typed[`part-${place}-${n}`]) }))
  const wrong = parts.findIndex((part) => part.quantity === undefined)
  const kept = parts.flatMap(({ values, quantity: given }) => (given ? [{ values, quantity: given }] : []))
  if (wrong >= 0 || kept.length === 0) return { fault: `part-${place}-${Math.max(wrong, 0)}` }
  return { quantity: kept.reduce((sum, part) => sum + part.quantity, 0), unitPriceCents, breakdown: kept }
}
