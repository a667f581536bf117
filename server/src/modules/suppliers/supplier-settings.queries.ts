import { Image } from '@ticarum/contract/procedures/images'
import type { SupplierSettings } from '@ticarum/contract/procedures/supplier-settings'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { ownChange } from './changes.queries.ts'
import { currentVerification } from './verifications.queries.ts'

/** The company's own settings; every member reads them, owners save them. */
export async function readSupplierSettings(ctx: Context): Promise<SupplierSettings> {
  const { companyId, companyOwner, userId } = personOf(ctx)
  if (!companyId) return fail('NOT_FOUND')
  const [supplier, me, verification, change] = await Promise.all([
    ctx.tx.first(
      sqlOf
        .selectFrom('suppliers')
        .innerJoin('supplier_private', 'supplier_private.supplier_id', 'suppliers.id')
        .select([
          'id',
          'name',
          'city',
          'country',
          'description',
          'legal_name',
          'registry_number',
          'logo',
          'prices_after_sign_in',
          'stripe',
          'created_at',
          'suppliers.business_email as publicEmail',
        ])
        .select(['tax_number', 'phone', 'address', 'email_shown', 'supplier_private.business_email'])
        .where('id', '=', companyId),
    ),
    ctx.tx.first(
      sqlOf
        .selectFrom('people')
        .innerJoin('accounts', 'accounts.id', 'people.id')
        .select(['full_name', 'email'])
        .where('people.id', '=', userId),
    ),
    currentVerification(ctx, companyId),
    ownChange(ctx, companyId),
  ])
  if (!supplier || !me) return fail('NOT_FOUND')
  return {
    supplierId: supplier.id,
    mayChange: companyOwner,
    fullName: me.full_name,
    companyName: supplier.name,
    phone: supplier.phone ?? '',
    address: supplier.address ?? '',
    city: supplier.city,
    country: supplier.country,
    description: supplier.description,
    legalName: supplier.legal_name ?? '',
    registryNumber: supplier.registry_number ?? '',
    taxNumber: supplier.tax_number ?? '',
    emailShown: supplier.email_shown,
    businessEmail: supplier.business_email ?? '',
    accountEmail: me.email,
    emailIsPublic: supplier.publicEmail !== null,
    logo: Image.nullable().parse(supplier.logo),
    pricesAfterSignIn: supplier.prices_after_sign_in,
    stripe: supplier.stripe,
    since: supplier.created_at.toISOString(),
    verification: verification ?? {
      state: 'new',
      reason: null,
      checks: [],
      validUntil: null,
      since: supplier.created_at.toISOString(),
    },
    change,
  }
}
