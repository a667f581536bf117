import type { TheContract } from '@ticarum/contract/contract'
import type { Routers } from './door/door.ts'
import { addressesRouter } from './modules/addresses/addresses.router.ts'
import { cartRouter } from './modules/cart/cart.router.ts'
import { listingsRouter } from './modules/catalog/listings.router.ts'
import { productsRouter } from './modules/catalog/products.router.ts'
import { reviewsRouter } from './modules/catalog/reviews.router.ts'
import { companiesRouter } from './modules/companies/companies.router.ts'
import { companySettingsRouter } from './modules/companies/company-settings.router.ts'
import { supplierSettingsRouter } from './modules/companies/supplier-settings.router.ts'
import { tradeSettingsRouter } from './modules/companies/trade-settings.router.ts'
import { verificationsRouter } from './modules/companies/verifications.router.ts'
import { contentRouter } from './modules/content/content.router.ts'
import { identityRouter } from './modules/identity/identity.router.ts'
import { imagesRouter } from './modules/images/images.router.ts'
import { importsRouter } from './modules/imports/imports.router.ts'
import { applicationsRouter } from './modules/inquiries/applications.router.ts'
import { inquiriesRouter } from './modules/inquiries/inquiries.router.ts'
import { invitationsRouter } from './modules/invitations/invitations.router.ts'
import { mailRouter } from './modules/mail/mail.router.ts'
import { noticesRouter } from './modules/notices/notices.router.ts'
import { orderExportsRouter } from './modules/orders/order-exports.router.ts'
import { ordersRouter } from './modules/orders/orders.router.ts'
import { paymentsRouter } from './modules/orders/payments.router.ts'
import { trackingRouter } from './modules/orders/tracking.router.ts'
import { teamRouter } from './modules/team/team.router.ts'
import { wishlistRouter } from './modules/wishlist/wishlist.router.ts'

/** The contract's procedures and the use cases that carry them out. */
export const routers: Routers<TheContract> = {
  identity: identityRouter,
  companies: companiesRouter,
  listings: listingsRouter,
  images: imagesRouter,
  imports: importsRouter,
  invitations: invitationsRouter,
  team: teamRouter,
  notices: noticesRouter,
  mail: mailRouter,
  products: productsRouter,
  reviews: reviewsRouter,
  supplierSettings: supplierSettingsRouter,
  verifications: verificationsRouter,
  companySettings: companySettingsRouter,
  tradeSettings: tradeSettingsRouter,
  cart: cartRouter,
  wishlist: wishlistRouter,
  addresses: addressesRouter,
  orders: ordersRouter,
  tracking: trackingRouter,
  payments: paymentsRouter,
  orderExports: orderExportsRouter,
  inquiries: inquiriesRouter,
  applications: applicationsRouter,
  content: contentRouter,
}
