import { z } from 'zod'
import { Id } from '../fields.ts'
import { emailIfOther, rightTaxNumber, SaveSupplierSettings } from '../procedures/supplier-settings.ts'
import { blank, ticked } from './typed.ts'

/** Supplier settings as people fill them in. */
export const SupplierSettingsForm = z
  .object({ ...SaveSupplierSettings.shape, logoId: blank(Id), pricesAfterSignIn: ticked })
  .check(emailIfOther, rightTaxNumber)
