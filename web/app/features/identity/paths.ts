/** Where somebody corrects the address that they have not confirmed, or changes the one that they have. */
export const EMAIL_ADDRESS_PATH = '/email-address'
