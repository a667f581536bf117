import { checkForm } from '@ticarum/contract/forms/check-form'
import { NeedForm, VisitorsNeedForm } from '@ticarum/contract/forms/need'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schemas, so pages load this file lazily. */
export const checkNeed: Check = (fields) => checkForm(NeedForm, fields)
export const checkVisitorsNeed: Check = (fields) => checkForm(VisitorsNeedForm, fields)
