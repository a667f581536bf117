export { joinMemberPrices, joinText, presentCards } from './listing-card.ts'
export { isShown } from './listing-order.ts'
export { isPriced, type Offer, offersOf, requireLine, type ShownOffer, shownOffersOf } from './offers.queries.ts'
