export { cardsOf, joinText } from './listing-card.ts'
export { type Offer, offersOf, requireLine } from './offers.queries.ts'
