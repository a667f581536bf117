import { fieldErrorsOf } from '@ticarum/contract/forms/field-errors'
import { CompleteEdit } from '@ticarum/contract/forms/product-fields'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

const AT_ONCE = `select exists (
  select from suppliers s, company_settings c
    where s.id = $1 and s.active and s.verified_until > fx.now() and c.publish_at_once) as "atOnce"`

/**
 * The status of a submitted product: in review, or, for a verified supplier and by the company's setting, listed at
 * once.
 */
export async function handedIn(ctx: Context, supplierId: string) {
  const [rule] = await ctx.tx.sql<{ atOnce: boolean }>(AT_ONCE, [supplierId])
  return rule?.atOnce
    ? { status: 'listed' as const, listed_at: ctx.now, submitted_at: ctx.now, reason: null }
    : { status: 'in_review' as const, submitted_at: ctx.now }
}

interface ToReview {
  description: string
  translations: object
  category?: string | null | undefined
  price?: string | undefined
  stock?: number | undefined
  origin: string
  imageIds: string[]
}

/** Refuses a product that is not complete enough for review. */
export function mustBeComplete(product: ToReview): void {
  const { error } = CompleteEdit.safeParse(product, { reportInput: true })
  if (error) fail('INPUT_INVALID', { fields: fieldErrorsOf(error) })
  if (product.imageIds.length === 0) fail('IMAGES_REQUIRED')
}
