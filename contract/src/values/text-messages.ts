/** By which notices reach a telephone; each is offered where it is configured. */
export const textChannels = ['whatsapp', 'sms'] as const
export type TextChannel = (typeof textChannels)[number]

/** How long what was sent is kept. */
export const TEXT_MESSAGE_DAYS = 90
