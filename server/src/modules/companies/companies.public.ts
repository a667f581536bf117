export { portFor } from './port.queries.ts'
export { boxColumns, isVerified, type SupplierBoxRow, supplierBox } from './supplier-box.ts'
export { waysToPay } from './ways-to-pay.ts'
