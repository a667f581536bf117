export const ADMIN_SETTINGS_PATH = '/admin/settings'
