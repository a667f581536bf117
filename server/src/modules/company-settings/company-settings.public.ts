export { portFor } from './port.queries.ts'
export { waysToPay } from './ways-to-pay.ts'
