/** How many a person may have. */
export const MOST_PASSKEYS = 10
export const PASSKEY_NAME_LENGTH = 60

/** How long an authenticator has to answer, and a sign-in waits for it. */
export const PASSKEY_MINUTES = 5

/** The ways by which browsers reach authenticators, as WebAuthn names them. */
export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
