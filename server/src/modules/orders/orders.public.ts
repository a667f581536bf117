export { latestOrderEvents } from './latest-events.ts'
export { placeOrders } from './place-orders.ts'
export { noteOnOrder } from './write-note.ts'
