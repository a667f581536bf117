/** Letters that say one thing and lead to one place. */
export const linkTemplates = ['known-account', 'known-colleague', 'password-reset', 'email-confirmation'] as const
export type LinkTemplate = (typeof linkTemplates)[number]
