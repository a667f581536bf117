import { checkForm } from '@ticarum/contract/forms/check-form'
import type { FormFields } from '@ticarum/contract/forms/nested'
import { AddProductForm, EditProductForm } from '@ticarum/contract/forms/product-form'
import type { Check } from '../../../forms/use-form-check.ts'
import { isRedraw } from './redraw.ts'

/** Imports the schemas, so pages load this file lazily. */
const check =
  (schema: typeof AddProductForm | typeof EditProductForm) =>
  (fields: FormFields): ReturnType<Check> => {
    if (isRedraw(fields.intent)) return {}
    const lacksImages = fields.intent === 'review' && fields['imageIds.0'] === undefined
    return { ...(lacksImages ? { images: 'required' as const } : {}), ...checkForm(schema, fields) }
  }

export const checkNewProduct: Check = check(AddProductForm)
export const checkProduct: Check = check(EditProductForm)
