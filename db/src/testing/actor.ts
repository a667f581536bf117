import type { DbActor } from '../transaction.ts'
import type { GivenPerson } from './given.ts'

/** An anonymous actor, or whoever `given` names. */
export const actor = (given: Partial<DbActor> = {}): DbActor => ({
  userId: null,
  role: 'visitor',
  companyId: null,
  companyOwner: false,
  admin: false,
  action: 'test.act',
  requestId: 'test-request',
  scope: '',
  now: new Date(),
  ...given,
})

/** A person as the door passes them to row security. */
export const actorOf = ({ id, role, companyId, companyOwner }: GivenPerson, given: Partial<DbActor> = {}): DbActor =>
  actor({
    userId: id,
    role: role ?? 'none',
    companyId,
    companyOwner,
    admin: role === 'admin',
    scope: `${id}/${role}/${companyId}`,
    ...given,
  })
