import type { Language } from '@ticarum/contract/values/languages'
import type { LetterRows } from '@ticarum/db/tables.generated'
import type pg from 'pg'

type StoredArguments = Record<string, string>

/** For each template that stores ids: the database function that reads the rest, and its arguments. */
const readers: Record<string, (kept: StoredArguments, language: Language) => [keyof LetterRows, ...unknown[]]> = {
  'order-placed': ({ orderId }, language) => ['order_letter', orderId, language],
  'order-received': ({ orderId }, language) => ['order_letter', orderId, language],
  'order-inquiry': ({ eventId }, language) => ['inquiry_letter', eventId, language],
  invitation: ({ invitationId }) => ['invitation_letter', invitationId],
  'contact-message': ({ id }) => ['contact_letter', id],
  need: ({ id }) => ['need_letter', id],
  'supplier-application': ({ id }) => ['application_letter', id],
  'desk-reply': ({ messageId }) => ['reply_letter', messageId],
}

/**
 * Completes a letter's arguments: a stored e-mail keeps ids and what was true only when it was queued; the rest is read
 * when it is sent.
 */
export async function readLetter(
  pool: pg.Pool,
  mail: { template: string; language: Language; arguments: unknown },
): Promise<unknown> {
  const kept = mail.arguments as StoredArguments
  const reader = readers[mail.template]
  if (!reader) return kept
  const [name, ...values] = reader(kept, mail.language)
  const places = values.map((_, n) => `$${n + 1}`).join(', ')
  const { rows } = await pool.query(`select * from fx.${name}(${places})`, values)
  if (!rows[0]) throw new Error(`there is nothing to say: ${name} found no row`)
  return { ...kept, ...rows[0] }
}
