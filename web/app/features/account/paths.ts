/** The dialog that asks before an account is deleted, over the settings page of its role. */
export const deleteAccountAt = (settings: string): string => `${settings}?delete`
