import type { TheContract } from '@ticarum/contract/contract'
import type { Routers } from './door/door.ts'
import { addressesRouter } from './modules/addresses/addresses.router.ts'
import { analyticsRouter } from './modules/analytics/analytics.router.ts'
import { apiTokensRouter } from './modules/api-access/api-tokens.router.ts'
import { webhooksRouter } from './modules/api-access/webhooks.router.ts'
import { auditRouter } from './modules/audit/audit.router.ts'
import { bulkActsRouter } from './modules/bulk-acts/bulk-acts.router.ts'
import { cartRouter } from './modules/cart/cart.router.ts'
import { companyFactsRouter } from './modules/company-settings/company-facts.router.ts'
import { companySettingsRouter } from './modules/company-settings/company-settings.router.ts'
import { currencyRatesRouter } from './modules/company-settings/currency-rates.router.ts'
import { tradeSettingsRouter } from './modules/company-settings/trade-settings.router.ts'
import { contentRouter } from './modules/content/content.router.ts'
import { eventsRouter } from './modules/events/events.router.ts'
import { feedbackRouter } from './modules/feedback/feedback.router.ts'
import { accountRouter } from './modules/identity/account.router.ts'
import { identityRouter } from './modules/identity/identity.router.ts'
import { passkeysRouter } from './modules/identity/passkeys.router.ts'
import { profileRouter } from './modules/identity/profile.router.ts'
import { usersRouter } from './modules/identity/users.router.ts'
import { imagesRouter } from './modules/images/images.router.ts'
import { importsRouter } from './modules/imports/imports.router.ts'
import { applicationsRouter } from './modules/inbox/applications.router.ts'
import { contactMessagesRouter } from './modules/inbox/contact-messages.router.ts'
import { inboxRouter } from './modules/inbox/inbox.router.ts'
import { invitationsRouter } from './modules/invitations/invitations.router.ts'
import { listingsRouter } from './modules/listings/listings.router.ts'
import { mailRouter } from './modules/mail/mail.router.ts'
import { messagesRouter } from './modules/messages/messages.router.ts'
import { needsRouter } from './modules/needs/needs.router.ts'
import { notificationsRouter } from './modules/notifications/notifications.router.ts'
import { amendmentsRouter } from './modules/orders/amendments.router.ts'
import { orderExportsRouter } from './modules/orders/order-exports.router.ts'
import { ordersRouter } from './modules/orders/orders.router.ts'
import { paymentsRouter } from './modules/orders/payments.router.ts'
import { ratingsRouter } from './modules/orders/ratings.router.ts'
import { trackingRouter } from './modules/orders/tracking.router.ts'
import { productsRouter } from './modules/products/products.router.ts'
import { reviewsRouter } from './modules/products/reviews.router.ts'
import { dealsRouter } from './modules/quotes/deals.router.ts'
import { quotesRouter } from './modules/quotes/quotes.router.ts'
import { savedViewsRouter } from './modules/saved-views/saved-views.router.ts'
import { adminSettingsRouter } from './modules/settings/admin-settings.router.ts'
import { customerSettingsRouter } from './modules/settings/customer-settings.router.ts'
import { companiesRouter } from './modules/suppliers/companies.router.ts'
import { papersRouter } from './modules/suppliers/papers.router.ts'
import { payoutRouter } from './modules/suppliers/payout.router.ts'
import { supplierSettingsRouter } from './modules/suppliers/supplier-settings.router.ts'
import { verificationsRouter } from './modules/suppliers/verifications.router.ts'
import { teamRouter } from './modules/team/team.router.ts'
import { textMessagesRouter } from './modules/text-messages/text-messages.router.ts'
import { translationsRouter } from './modules/translations/translations.router.ts'
import { wishlistRouter } from './modules/wishlist/wishlist.router.ts'

/** The contract's procedures and their use cases. */
export const routers: Routers<TheContract> = {
  identity: identityRouter,
  companies: companiesRouter,
  listings: listingsRouter,
  images: imagesRouter,
  imports: importsRouter,
  invitations: invitationsRouter,
  team: teamRouter,
  apiTokens: apiTokensRouter,
  webhooks: webhooksRouter,
  account: accountRouter,
  passkeys: passkeysRouter,
  users: usersRouter,
  notifications: notificationsRouter,
  textMessages: textMessagesRouter,
  events: eventsRouter,
  mail: mailRouter,
  audit: auditRouter,
  products: productsRouter,
  reviews: reviewsRouter,
  translations: translationsRouter,
  supplierSettings: supplierSettingsRouter,
  verifications: verificationsRouter,
  papers: papersRouter,
  payout: payoutRouter,
  companyFacts: companyFactsRouter,
  companySettings: companySettingsRouter,
  tradeSettings: tradeSettingsRouter,
  currencyRates: currencyRatesRouter,
  profile: profileRouter,
  customerSettings: customerSettingsRouter,
  adminSettings: adminSettingsRouter,
  cart: cartRouter,
  wishlist: wishlistRouter,
  addresses: addressesRouter,
  quotes: quotesRouter,
  deals: dealsRouter,
  orders: ordersRouter,
  amendments: amendmentsRouter,
  tracking: trackingRouter,
  payments: paymentsRouter,
  ratings: ratingsRouter,
  orderExports: orderExportsRouter,
  bulkActs: bulkActsRouter,
  savedViews: savedViewsRouter,
  contactMessages: contactMessagesRouter,
  applications: applicationsRouter,
  needs: needsRouter,
  inbox: inboxRouter,
  messages: messagesRouter,
  content: contentRouter,
  feedback: feedbackRouter,
  analytics: analyticsRouter,
}
