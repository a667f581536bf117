export { cardsOf, joinText, stockStateOf } from './listing-card.ts'
export { type Offer, offersOf } from './offers.queries.ts'
