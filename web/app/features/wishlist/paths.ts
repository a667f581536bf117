export const WISHLIST_PATH = '/customer/wishlist'
