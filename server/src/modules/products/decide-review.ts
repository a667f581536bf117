import type { DecideReview } from '@ticarum/contract/procedures/reviews'
import type { Language } from '@ticarum/contract/values/languages'
import type { NoticeKind } from '@ticarum/contract/values/notifications'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notifyMembers } from '../../platform/effects.ts'
import { rememberTranslations } from '../translations/translations.public.ts'
import { hasEnglish, type Proposal, withChanges } from './proposal.ts'
import { currentOf, isVersion, laterThan, type StoredProduct, storedProduct } from './stored-product.ts'
import { publish, writeTexts } from './write-product.ts'
import { writeReviewed } from './write-reviewed.ts'

/** An admin decides about a product or a revision; of two who decide at once, the second gets an error. */
export async function decideReview(ctx: Context, input: DecideReview) {
  const { supplierId, notice, ...decided } = await decide(ctx, input)
  await notifyMembers(ctx, supplierId, notice.kind, notice.args)
  return decided
}

/** The same, without telling the supplier. */
export async function decide(ctx: Context, input: DecideReview) {
  const revision = await ctx.tx.first(
    sqlOf.selectFrom('product_revisions').select(['id', 'product_id']).where('id', '=', input.id),
  )
  const product = await storedProduct(ctx, revision?.product_id ?? input.id, { lock: true })
  if (!product) return fail('NOT_FOUND')
  const notice = await (revision ? decideRevision(ctx, product, input) : decideProduct(ctx, product, input))
  await publish(ctx, [product.row.id])
  if (input.decision === 'accept') await rememberApproved(ctx, product.row.id)
  const listed = await ctx.tx.first(
    sqlOf.selectFrom('listings').select('product_id').where('product_id', '=', product.row.id),
  )
  return { productId: product.row.id, listed: listed !== undefined, supplierId: product.row.supplier_id, notice }
}

/** Sentences of what is public now draft those of other products. */
async function rememberApproved(ctx: Context, id: string): Promise<void> {
  const product = await storedProduct(ctx, id)
  if (!product) return
  const { language, name, description, translations } = currentOf(product)
  const approved = Object.entries(translations).map(([key, text]) => ({ language: key as Language, ...text }))
  await rememberTranslations(ctx, { language, name, description }, approved)
}

/** What the supplier is told. */
interface Notice {
  kind: NoticeKind
  args: Record<string, string>
}

async function decideProduct(
  ctx: Context,
  product: StoredProduct,
  { decision, reason, version, texts }: DecideReview,
): Promise<Notice> {
  const { row } = product
  if (row.status === 'draft') return fail('NOT_FOUND')
  if (row.status !== 'in_review') return fail('ALREADY_DECIDED')
  if (!isVersion(version, row)) return fail('CHANGED_MEANWHILE')

  const proposal = withTexts(currentOf(product), texts)
  if (decision === 'accept' && !hasEnglish(proposal)) return fail('ENGLISH_REQUIRED')
  await writeTexts(ctx, { id: row.id, supplierId: row.supplier_id }, proposal)
  const outcome = {
    accept: { status: 'listed', listed_at: ctx.now, reason: null },
    send_back: { status: 'changes_requested', reason },
    reject: { status: 'rejected', reason },
  } as const
  await ctx.tx.all(
    sqlOf
      .updateTable('products')
      .set({ ...outcome[decision], updated_at: laterThan(ctx.now, row) })
      .where('id', '=', row.id),
  )
  const kinds = { accept: 'product.listed', send_back: 'product.sent-back', reject: 'product.rejected' } as const
  return { kind: kinds[decision], args: { product: proposal.name, reason, productId: row.id } }
}

async function decideRevision(
  ctx: Context,
  product: StoredProduct,
  { id, decision, reason, version, texts }: DecideReview,
): Promise<Notice> {
  const { row, revision } = product
  if (revision?.id !== id || revision.state !== 'waiting') return fail('ALREADY_DECIDED')
  if (decision === 'reject') return fail('INPUT_INVALID', { fields: { decision: 'invalid' } })
  if (!isVersion(version, { updated_at: revision.created_at })) return fail('CHANGED_MEANWHILE')

  const current = currentOf(product)
  const proposal = withTexts(withChanges(current, revision.changes), texts)
  const accepted = decision === 'accept'
  if (accepted && !hasEnglish(proposal)) return fail('ENGLISH_REQUIRED')
  if (accepted) await writeReviewed(ctx, product, proposal)
  // Texts that an admin wrote for a returned version are kept for the next review.
  const proposed = JSON.stringify(
    Object.keys(texts).length > 0 ? { ...revision.changes, translations: proposal.translations } : revision.changes,
  )
  const decided = { decided_by: personOf(ctx).userId, decided_at: ctx.now, proposed }
  await ctx.tx.all(
    sqlOf
      .updateTable('product_revisions')
      .set(accepted ? { ...decided, state: 'accepted' } : { ...decided, state: 'sent_back', reason })
      .where('id', '=', id),
  )
  await ctx.tx.all(
    sqlOf
      .updateTable('products')
      .set({ updated_at: laterThan(ctx.now, row) })
      .where('id', '=', row.id),
  )
  const kind = accepted ? 'revision.accepted' : 'revision.sent-back'
  return { kind, args: { product: current.name, reason, productId: row.id } }
}

/** With the admin's texts, in every language but the supplier's. */
function withTexts(proposal: Proposal, texts: DecideReview['texts']): Proposal {
  if (texts[proposal.language]) return fail('INPUT_INVALID', { fields: { [`texts.${proposal.language}`]: 'invalid' } })
  const written = Object.entries(texts).map(([language, text]) => [language as Language, { ...text, byCompany: true }])
  return { ...proposal, translations: { ...proposal.translations, ...Object.fromEntries(written) } }
}
