export { portFor } from './ports.queries.ts'
export { waysToPay } from './ways-to-pay.ts'
