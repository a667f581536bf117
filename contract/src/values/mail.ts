export const mailStates = ['queued', 'sending', 'sent', 'failed'] as const
