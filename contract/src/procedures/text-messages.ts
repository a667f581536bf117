import { z } from 'zod'
import { Done } from '../fields.ts'
import { Phone } from '../forms/order-fields.ts'
import { procedure } from '../procedure.ts'
import { textChannels } from '../values/text-messages.ts'
import { ConfirmationCode } from './identity.ts'

const Channel = z.enum(textChannels)
export const OfferTextNumber = z.object({
  channel: Channel,
  number: Phone.describe('in international format'),
})
export type OfferTextNumber = z.output<typeof OfferTextNumber>

/** Notices by WhatsApp or SMS: to whom, and whether they agreed. */
export const textMessages = {
  get: procedure({
    summary: 'Whether notices reach my telephone, and where they could',
    method: 'GET',
    path: '/text-messages',
    input: z.object({}),
    output: z.object({
      channels: z.array(Channel).describe('that are configured; none: there are no text messages'),
      mine: z
        .object({
          channel: Channel,
          number: z.string(),
          state: z.enum(['waiting', 'on', 'ended']).describe('waiting: for the code that was sent there'),
        })
        .nullable(),
    }),
    errors: [],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 120, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  offer: procedure({
    confirmed: true,
    summary: 'Ask for notices at a number; a code is sent there, and nothing else until it is typed',
    method: 'PUT',
    path: '/text-messages/number',
    input: OfferTextNumber,
    output: Done,
    errors: ['EMAIL_NOT_CONFIRMED', 'WRONG_STATE'],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 5, seconds: 3600, shared: true },
    idempotency: 'key',
    audit: 'text-messages.offer',
  }),
  confirm: procedure({
    summary: 'Agree to text messages by the code that was sent, in the session that asked for it',
    method: 'POST',
    path: '/text-messages/code',
    input: z.object({ code: ConfirmationCode }),
    output: z.object({
      confirmed: z.boolean(),
      triesLeft: z.int().describe('with this code; 0: ask for a new one'),
    }),
    errors: [],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 30, seconds: 3600, shared: true },
    idempotency: 'natural',
    audit: 'text-messages.confirm',
  }),
  end: procedure({
    summary: 'No more text messages; what waits is not sent either',
    method: 'POST',
    path: '/text-messages/end',
    input: z.object({}),
    output: Done,
    errors: [],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 60, seconds: 60 },
    idempotency: 'natural',
    audit: 'text-messages.end',
  }),
}
