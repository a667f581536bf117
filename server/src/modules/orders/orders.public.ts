export { dealEvents, dealsOf } from './deals.ts'
export { latestOrderEvents } from './latest-events.ts'
export { placeOrders, placeQuoted } from './place-orders.ts'
export { MOST_CENTS, type PricedLine } from './price-lines.ts'
