export const CUSTOMER_SETTINGS_PATH = '/customer/settings'
