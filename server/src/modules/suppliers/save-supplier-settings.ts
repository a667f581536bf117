import { Image } from '@ticarum/contract/procedures/images'
import type { SaveSupplierSettings } from '@ticarum/contract/procedures/supplier-settings'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { sweepImages } from '../../platform/effects.ts'
import { proposeChange } from './propose-change.ts'
import { publishSupplier } from './publish-supplier.ts'
import { isVerified } from './supplier-box.ts'

export async function saveSupplierSettings(ctx: Context, input: SaveSupplierSettings) {
  const { companyId, companyOwner, userId } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  if (!companyOwner) return fail('FORBIDDEN')

  const before = await ctx.tx.first(
    sqlOf
      .selectFrom('suppliers')
      .select(['name', 'city', 'logo', 'verified_until'])
      .where('id', '=', companyId)
      .forUpdate(),
  )
  if (!before) return fail('NOT_FOUND')
  const email = await emailFor(ctx, input)
  await ctx.tx.all(sqlOf.updateTable('people').set({ full_name: input.fullName }).where('id', '=', userId))
  await ctx.tx.all(
    sqlOf
      .updateTable('supplier_private')
      .set({
        phone: input.phone,
        address: input.address,
        email_shown: input.emailShown,
        business_email: email,
      })
      .where('supplier_id', '=', companyId),
  )
  await ctx.tx.all(
    sqlOf
      .updateTable('suppliers')
      .set({
        description: input.description,
        logo: await logoFor(ctx, companyId, input.logoId),
        ...(input.pricesAfterSignIn === undefined ? {} : { prices_after_sign_in: input.pricesAfterSignIn }),
        // An e-mail that the supplier chose is public at once; the account's own becomes public with the first listing.
        business_email:
          input.emailShown === 'account'
            ? sql<string | null>`case when listed_products > 0 then ${email} end`
            : input.emailShown === 'other'
              ? email
              : null,
      })
      .where('id', '=', companyId),
  )
  const oldLogo = Image.nullable().parse(before.logo)
  if (oldLogo && oldLogo.id !== input.logoId) await sweepImages(ctx, [oldLogo])
  if (isVerified(before.verified_until, ctx.now)) return { done: true as const, waits: await proposeChange(ctx, input) }

  await saveUnchecked(ctx, companyId, input)
  if (before.name !== input.companyName || before.city !== input.city) await publishSupplier(ctx, companyId)
  return { done: true as const, waits: false }
}

/** Without the seal nobody has checked these; what waited from the time of an earlier seal is taken back. */
async function saveUnchecked(ctx: Context, companyId: string, input: SaveSupplierSettings): Promise<void> {
  await ctx.tx.sql('select fx.withdraw_supplier_change()')
  await ctx.tx.all(
    sqlOf
      .updateTable('suppliers')
      .set({
        name: input.companyName,
        legal_name: input.legalName || null,
        registry_number: input.registryNumber || null,
        city: input.city,
        country: input.country,
      })
      .where('id', '=', companyId),
  )
  await ctx.tx.all(
    sqlOf
      .updateTable('supplier_private')
      .set({ tax_number: input.taxNumber || null })
      .where('supplier_id', '=', companyId),
  )
}

async function emailFor(ctx: Context, { emailShown, businessEmail }: SaveSupplierSettings): Promise<string | null> {
  if (emailShown === 'hidden') return null
  if (emailShown === 'other') return businessEmail
  const account = await ctx.tx.first(
    sqlOf.selectFrom('accounts').select('email').where('id', '=', personOf(ctx).userId),
  )
  return account?.email ?? null
}

/** The logo as the public reads it. A picture of a product cannot be the logo: it would be deleted with its product. */
async function logoFor(ctx: Context, supplierId: string, logoId: string | undefined): Promise<string | null> {
  if (!logoId) return null
  const picture = sqlOf.selectFrom('product_images').select(['id', 'name', 'widths', 'width', 'height', 'thumbhash'])
  const logo = await ctx.tx.first(
    picture.where('id', '=', logoId).where('supplier_id', '=', supplierId).where('product_id', 'is', null).forUpdate(),
  )
  return logo ? JSON.stringify(logo) : fail('INPUT_INVALID', { fields: { logoId: 'invalid' } })
}
