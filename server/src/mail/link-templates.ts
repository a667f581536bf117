/** E-mails with one message and one link. */
export const linkTemplates = [
  'known-account',
  'known-colleague',
  'password-reset',
  'email-confirmation',
  'email-change',
  'email-changed',
  'email-restored',
] as const
export type LinkTemplate = (typeof linkTemplates)[number]
