import { deskSupplierPath } from '../suppliers/desk/paths.ts'

export const PAYOUT_PATH = '/supplier/payout'
export const deskPayoutPath = (supplierId: string): string => `${deskSupplierPath(supplierId)}/payout`
