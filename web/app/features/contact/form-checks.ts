import { checkForm } from '@ticarum/contract/forms/check-form'
import { ContactForm } from '@ticarum/contract/procedures/contact-messages'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkContact: Check = (fields) => checkForm(ContactForm, fields)
