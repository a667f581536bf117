export { boxColumns, isVerified, type SupplierBoxRow, supplierBox } from './supplier-box.ts'
