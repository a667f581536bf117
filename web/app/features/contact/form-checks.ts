import { checkForm } from '@ticarum/contract/forms/check-form'
import { ContactForm } from '@ticarum/contract/procedures/contact-messages'
import type { Check } from '../../forms/use-form-check.ts'

/** Brings the schema along: a page imports this file only when it is needed. */
export const checkContact: Check = (fields) => checkForm(ContactForm, fields)
