import { addresses } from './procedures/addresses.ts'
import { analytics } from './procedures/analytics.ts'
import { applications } from './procedures/applications.ts'
import { cart } from './procedures/cart.ts'
import { companies } from './procedures/companies.ts'
import { companySettings } from './procedures/company-settings.ts'
import { contactMessages } from './procedures/contact-messages.ts'
import { content } from './procedures/content.ts'
import { identity } from './procedures/identity.ts'
import { images } from './procedures/images.ts'
import { imports } from './procedures/imports.ts'
import { invitations } from './procedures/invitations.ts'
import { listings } from './procedures/listings.ts'
import { mail } from './procedures/mail.ts'
import { notifications } from './procedures/notifications.ts'
import { orderExports } from './procedures/order-exports.ts'
import { orders } from './procedures/orders.ts'
import { payments } from './procedures/payments.ts'
import { products } from './procedures/products.ts'
import { reviews } from './procedures/reviews.ts'
import { supplierSettings } from './procedures/supplier-settings.ts'
import { team } from './procedures/team.ts'
import { tracking } from './procedures/tracking.ts'
import { tradeSettings } from './procedures/trade-settings.ts'
import { verifications } from './procedures/verifications.ts'
import { wishlist } from './procedures/wishlist.ts'

/** Every procedure of the system. Pages, REST and tests call the same ones. */
export const contract = {
  identity,
  companies,
  listings,
  images,
  imports,
  invitations,
  team,
  notifications,
  mail,
  products,
  reviews,
  supplierSettings,
  verifications,
  companySettings,
  tradeSettings,
  cart,
  wishlist,
  addresses,
  orders,
  tracking,
  payments,
  orderExports,
  contactMessages,
  applications,
  content,
  analytics,
}
export type TheContract = typeof contract
