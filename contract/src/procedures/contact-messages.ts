import { z } from 'zod'
import { Done, Email, LanguageCode } from '../fields.ts'
import { procedure } from '../procedure.ts'

/** A text that somebody typed, without the null character, which PostgreSQL cannot store. */
export const TypedText = z.string().overwrite((typed) => typed.replaceAll('\0', ''))

/** Hidden fields of a visitor's form that tell people from machines, without a captcha. */
export const Honeypot = z.object({
  language: LanguageCode.default('en').describe('in which the page was read'),
  homepage: z.string().max(1000).default('').describe('a field that people do not see, and leave empty'),
  seconds: z.coerce.number().int().min(0).optional().describe('since the form was opened, where the browser says'),
})

export const ContactForm = z.object({
  name: TypedText.trim().min(1).max(100),
  email: Email,
  message: TypedText.trim().min(10).max(1000),
})
export const SendContactMessage = ContactForm.extend(Honeypot.shape)
export type SendContactMessage = z.output<typeof SendContactMessage>

/** Offices and whole towns share an IP address; these limits are more than a person needs. */
export const visitors = { policy: 'public', idempotency: 'key' } as const

/** Messages that people write to the company. */
export const contactMessages = {
  send: procedure({
    ...visitors,
    rateLimit: { by: 'device', max: 20, seconds: 3600, shared: true },
    summary: 'Write to the company; answered within 24 hours on business days',
    method: 'POST',
    path: '/contact-messages',
    input: SendContactMessage,
    output: Done,
    errors: [],
    audit: 'contactMessages.send',
  }),
}
