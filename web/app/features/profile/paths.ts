export const PROFILE_PATH = '/customer/profile'
