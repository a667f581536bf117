import { account } from './procedures/account.ts'
import { addresses } from './procedures/addresses.ts'
import { adminSettings } from './procedures/admin-settings.ts'
import { amendments } from './procedures/amendments.ts'
import { analytics } from './procedures/analytics.ts'
import { apiTokens } from './procedures/api-tokens.ts'
import { applications } from './procedures/applications.ts'
import { audit } from './procedures/audit.ts'
import { bulkActs } from './procedures/bulk-acts.ts'
import { cart } from './procedures/cart.ts'
import { companies } from './procedures/companies.ts'
import { companyFacts } from './procedures/company-facts.ts'
import { companySettings } from './procedures/company-settings.ts'
import { contactMessages } from './procedures/contact-messages.ts'
import { content } from './procedures/content.ts'
import { currencyRates } from './procedures/currency-rates.ts'
import { customerSettings } from './procedures/customer-settings.ts'
import { deals } from './procedures/deals.ts'
import { events } from './procedures/events.ts'
import { feedback } from './procedures/feedback.ts'
import { identity } from './procedures/identity.ts'
import { images } from './procedures/images.ts'
import { imports } from './procedures/imports.ts'
import { inbox } from './procedures/inbox.ts'
import { invitations } from './procedures/invitations.ts'
import { listings } from './procedures/listings.ts'
import { mail } from './procedures/mail.ts'
import { messages } from './procedures/messages.ts'
import { needs } from './procedures/needs.ts'
import { notifications } from './procedures/notifications.ts'
import { orderExports } from './procedures/order-exports.ts'
import { orders } from './procedures/orders.ts'
import { papers } from './procedures/papers.ts'
import { passkeys } from './procedures/passkeys.ts'
import { payments } from './procedures/payments.ts'
import { payout } from './procedures/payout.ts'
import { products } from './procedures/products.ts'
import { profile } from './procedures/profile.ts'
import { quotes } from './procedures/quotes.ts'
import { ratings } from './procedures/ratings.ts'
import { reviews } from './procedures/reviews.ts'
import { savedViews } from './procedures/saved-views.ts'
import { supplierSettings } from './procedures/supplier-settings.ts'
import { team } from './procedures/team.ts'
import { textMessages } from './procedures/text-messages.ts'
import { tracking } from './procedures/tracking.ts'
import { tradeSettings } from './procedures/trade-settings.ts'
import { translations } from './procedures/translations.ts'
import { users } from './procedures/users.ts'
import { verifications } from './procedures/verifications.ts'
import { webhooks } from './procedures/webhooks.ts'
import { wishlist } from './procedures/wishlist.ts'

/** Every procedure of the system. Pages, REST and tests call the same ones. */
export const contract = {
  identity,
  account,
  passkeys,
  companies,
  listings,
  images,
  imports,
  invitations,
  team,
  apiTokens,
  webhooks,
  users,
  notifications,
  textMessages,
  events,
  mail,
  audit,
  products,
  reviews,
  translations,
  supplierSettings,
  verifications,
  papers,
  payout,
  companyFacts,
  companySettings,
  tradeSettings,
  currencyRates,
  profile,
  customerSettings,
  adminSettings,
  cart,
  wishlist,
  addresses,
  quotes,
  deals,
  orders,
  amendments,
  tracking,
  payments,
  ratings,
  orderExports,
  bulkActs,
  savedViews,
  contactMessages,
  applications,
  needs,
  inbox,
  messages,
  content,
  feedback,
  analytics,
}
export type TheContract = typeof contract
