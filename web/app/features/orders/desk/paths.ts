export const DESK_ORDERS_PATH = '/admin/orders'

/** Prefix of the checkbox names; the order's id follows. */
export const PICK = 'pick.'
export const BULK_FORM = 'bulk'

export const exportPath = (id: string): string => `${DESK_ORDERS_PATH}/exports/${id}`
