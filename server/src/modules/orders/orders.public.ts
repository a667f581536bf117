export { placeOrders } from './place-orders.ts'
