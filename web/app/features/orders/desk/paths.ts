export const DESK_ORDERS_PATH = '/admin/orders'

/** Names of the boxes that are ticked: this and the order's id. */
export const PICK = 'pick.'
export const BULK_FORM = 'bulk'

export const exportPath = (id: string): string => `${DESK_ORDERS_PATH}/exports/${id}`
