export { dealEvents, dealsOf } from './deals.ts'
export { latestOrderEvents } from './latest-events.ts'
export { placeOrders } from './place-orders.ts'
