export const DESK_ORDERS_PATH = '/admin/orders'

export const BULK_FORM = 'bulk'
