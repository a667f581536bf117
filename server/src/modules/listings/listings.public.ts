export { joinText, presentCards } from './listing-card.ts'
export { type Offer, offersOf, requireLine } from './offers.queries.ts'
