import { z } from 'zod'
import { Email } from '../fields.ts'
import { QuoteContact } from '../procedures/quotes.ts'
import { Phone } from './order-fields.ts'
import { blank } from './typed.ts'

/** For whom a quote is prepared, as an admin fills it in. */
export const PrepareContactForm = z.object({
  contact: QuoteContact.extend({ email: blank(Email), phone: blank(Phone) }),
})
