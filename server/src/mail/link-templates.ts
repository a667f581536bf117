/** E-mails with one message and one link. */
export const linkTemplates = ['known-account', 'known-colleague', 'password-reset', 'email-confirmation'] as const
export type LinkTemplate = (typeof linkTemplates)[number]
