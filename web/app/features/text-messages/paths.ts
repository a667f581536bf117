/** Where somebody chooses notices by WhatsApp or SMS. */
export const TEXT_MESSAGES_PATH = '/text-messages'
