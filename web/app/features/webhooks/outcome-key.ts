import type { WebhookDelivery } from '@ticarum/contract/procedures/webhooks'

const statuses = [
  [/^2/, 'outcome.taken'],
  [/^3/, 'outcome.elsewhere'],
  [/^40[13]$/, 'outcome.locked'],
  [/^4(?:04|10)$/, 'outcome.nothing-there'],
  [/^4/, 'outcome.refused'],
  [/^5/, 'outcome.broken'],
  [/^NAME_UNKNOWN$/, 'outcome.no-name'],
  [/^(?:URL|ADDRESS)_REFUSED$/, 'outcome.inside'],
  [/^TIMEOUT$/, 'outcome.silent'],
  [/^COMPANY_SUSPENDED$/, 'outcome.suspended'],
  [/CERT|SIGNATURE|ISSUER|SSL|TLS|^EPROTO$/, 'outcome.certificate'],
] as const

/** The text that says what became of a delivery's last try; undefined while there was none. */
export function outcomeKey({ outcome, state }: Pick<WebhookDelivery, 'outcome' | 'state'>) {
  if (outcome === null) return state === 'set_aside' ? 'outcome.untried' : undefined
  return statuses.find(([pattern]) => pattern.test(outcome))?.[1] ?? 'outcome.unreached'
}
