import type { Honeypot } from '@ticarum/contract/procedures/contact-messages'
import { LEAST_SECONDS } from '@ticarum/contract/values/inbox'
import type { z } from 'zod'

/** Why something looks like spam. It is stored in a list of its own, so that a person's message is not lost. */
export function heldBack({
  homepage,
  seconds,
}: Pick<z.output<typeof Honeypot>, 'homepage' | 'seconds'>): 'trap' | 'haste' | null {
  if (homepage !== '') return 'trap'
  return seconds !== undefined && seconds < LEAST_SECONDS ? 'haste' : null
}
