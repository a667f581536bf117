export { boxColumns, isVerified, type SupplierBoxRow, shownRating, supplierBox } from './supplier-box.ts'
