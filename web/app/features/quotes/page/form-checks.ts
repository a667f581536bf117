import { checkForm } from '@ticarum/contract/forms/check-form'
import { CounterForm, OfferForm } from '@ticarum/contract/forms/quote-answer'
import type { Check } from '../../../forms/use-form-check.ts'
import type { Answering } from './typed-answer.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkAnswer =
  (answering: Answering): Check =>
  (fields) =>
    checkForm(answering === 'offer' ? OfferForm : CounterForm, { ...fields, notesLanguage: 'en' })
