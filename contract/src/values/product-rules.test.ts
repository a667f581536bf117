import { describe, expect, it } from 'vitest'
import { invitationActionsOf, invitationStates } from './invitation-rules.ts'
import { productActionsOf } from './product-rules.ts'
import { productStatuses } from './products.ts'

const table = <S extends string>(states: readonly S[], actionsOf: (state: S) => string[]) =>
  Object.fromEntries(states.map((state) => [state, actionsOf(state).join(' ')]))

describe('what may be done', () => {
  it('with a product follows from its status and the role', () => {
    expect(table(productStatuses, (status) => productActionsOf('supplier', status))).toEqual({
      draft: 'edit quickEdit submit duplicate remove',
      in_review: 'edit quickEdit duplicate remove',
      listed: 'edit quickEdit pause duplicate remove',
      changes_requested: 'edit quickEdit submit duplicate remove',
      rejected: 'edit quickEdit submit duplicate remove',
      paused: 'edit quickEdit resume duplicate remove',
      archived: 'duplicate',
    })
    for (const status of productStatuses) {
      expect(productActionsOf('admin', status)).toEqual(
        status === 'archived' ? ['duplicate'] : ['edit', 'quickEdit', 'duplicate', 'remove'],
      )
      expect(productActionsOf('customer', status)).toEqual([])
    }
  })

  it('with an invitation follows from its state', () => {
    expect(table(invitationStates, invitationActionsOf)).toEqual({
      pending: 'resend revoke',
      accepted: '',
      revoked: '',
      replaced: '',
      expired: 'resend',
    })
  })
})
