export const PATH = '/admin/orders'

/** Names of the boxes that are ticked: this and the order's id. */
export const PICK = 'pick.'
export const BULK_FORM = 'bulk'

export const exportPath = (id: string): string => `${PATH}/exports/${id}`
