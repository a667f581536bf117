export { offerCards, quotesNamed } from './offer-cards.ts'
