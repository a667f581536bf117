import type { FormFields } from '@ticarum/contract/forms/nested'
import type { CartLine } from '@ticarum/contract/procedures/cart'
import { breakdownOf, fieldsOfBreakdown } from '../orders/place/parts.ts'
import { quantityOf } from '../orders/place/quantity-of.ts'
import type { BrowserCartLine } from '../product-actions/browser-cart.ts'

/** All lines are in one form, so that no button loses what was typed in another line: '<product>.quantity'. */
export const lineField = (productId: string, name: string): string => `${productId}.${name}`

/** The fields of one line, without its prefix. */
export const fieldsOfLine = (form: FormFields, productId: string): FormFields =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => name.startsWith(lineField(productId, '')))
      .map(([name, typed]) => [name.slice(productId.length + 1), typed]),
  )

const optionsOf = ({ offered }: CartLine) => offered?.details.options ?? []

/** A line as it is stored, as the fields of its form. */
export const storedFields = (line: CartLine): FormFields => ({
  quantity: String(line.quantity),
  ...fieldsOfBreakdown(optionsOf(line), line.breakdown),
})

/** What was typed for a line and is not stored yet; undefined: nothing. */
export function typedLine(line: CartLine, fields: FormFields): BrowserCartLine | undefined {
  if (!line.offered) return undefined
  const options = optionsOf(line)
  const typed = fields.quantity?.trim() ?? ''
  // If the minimum has risen, the stored quantity stays until the reader changes it.
  const quantity = typed === String(line.quantity) ? line.quantity : quantityOf(typed, line.offered.minimum)
  const breakdown = breakdownOf(options, fields)
  // Compared as fields: stored sizes that are no longer offered have none, and nobody typed that.
  const before = breakdownOf(options, storedFields(line))
  const same = quantity === line.quantity && JSON.stringify(breakdown) === JSON.stringify(before)
  return same ? undefined : { productId: line.productId, quantity, breakdown }
}
