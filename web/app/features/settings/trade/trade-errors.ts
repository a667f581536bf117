import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'
import { proofErrors } from '../../security/proof-errors.ts'
import { savingErrors } from '../company/settings-errors.ts'

const single = ['feePercent', 'depositPercent', 'depositDays', 'inbox', 'refundLimit'] as const
const containers = /^container(20|40)\.(m3|kg)$/
const row = /^(waysToPay|ports)\.\d+\.(kind|title|details|validFrom|validTo|code|name|country|cities)$/

function textOf(t: Text<'trade-settings'>, field: string): string {
  const known = single.find((name) => name === field)
  if (known) return t(`${known}.invalid`)
  const [, , measure] = containers.exec(field) ?? []
  if (measure === 'm3' || measure === 'kg') return t(`container.${measure}.invalid`)
  const [, , name] = row.exec(field) ?? []
  if (name) return t(`row.${name as 'kind'}.invalid`)
  if (field.startsWith('moneyTerms.')) return t('moneyTerms.invalid')
  return t(field === 'ports' ? 'ports.invalid' : 'ways.invalid')
}

export function tradeErrors(
  t: Text<'trade-settings'>,
  company: Text<'company-settings'>,
  security: Text<'security'>,
): ErrorTexts {
  const [saving, proof] = [savingErrors(company), proofErrors(security)]
  return {
    ...saving,
    fields: ({ password, ...errors }, code) => [
      ...Object.keys(errors)
        .filter((field) => errors[field])
        .map((field) => ({ field, text: textOf(t, field) })),
      ...proof.fields({ password }, code),
    ],
    codes: { ...saving.codes, ...proof.codes },
  }
}
