export const invitationStates = ['pending', 'accepted', 'revoked', 'replaced', 'expired'] as const
export type InvitationStatus = (typeof invitationStates)[number]

export const invitationActions = ['resend', 'revoke'] as const
export type InvitationAction = (typeof invitationActions)[number]

const possible: Record<InvitationAction, readonly InvitationStatus[]> = {
  resend: ['pending', 'expired'],
  revoke: ['pending'],
}

/** What the inviting side can still do with an invitation. */
export const invitationActionsOf = (state: InvitationStatus): InvitationAction[] =>
  invitationActions.filter((action) => possible[action].includes(state))
