/** What a form sends, and what it decides. */
export const changeDecisions = { 'accept-change': 'accepted', 'refuse-change': 'refused' } as const
export type ChangeIntent = keyof typeof changeDecisions
export const isChangeIntent = (intent: string | undefined): intent is ChangeIntent =>
  intent !== undefined && intent in changeDecisions
