import { checkForm } from '@ticarum/contract/forms/check-form'
import { WebhookForm } from '@ticarum/contract/forms/webhook'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkWebhook: Check = (fields) => checkForm(WebhookForm, fields)
