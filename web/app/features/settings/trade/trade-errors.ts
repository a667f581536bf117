import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormError } from '../../../components/ui/error-summary.tsx'
import type { Text } from '../../../texts.ts'

const single = ['feePercent', 'depositPercent', 'inbox'] as const
const containers = /^container(20|40)\.(m3|kg)$/
const row = /^(waysToPay|ports)\.\d+\.(kind|title|details|validFrom|validTo|code|name|country|cities)$/

/** What is wrong with each field, in the reader's words. */
export function tradeErrors(t: Text<'trade-settings'>, fields: FieldErrors): Required<FormError>[] {
  return Object.keys(fields).flatMap((field) => {
    if (!fields[field]) return []
    const known = single.find((name) => name === field)
    if (known) return [{ field, text: t(`${known}.invalid`) }]
    const [, , measure] = containers.exec(field) ?? []
    if (measure === 'm3' || measure === 'kg') return [{ field, text: t(`container.${measure}.invalid`) }]
    const [, , name] = row.exec(field) ?? []
    if (name) return [{ field, text: t(`row.${name as 'kind'}.invalid`) }]
    return [{ field, text: t(field === 'ports' ? 'ports.invalid' : 'ways.invalid') }]
  })
}
