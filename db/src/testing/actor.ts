import type { DbActor } from '../transaction.ts'
import type { GivenPerson } from './given.ts'

export interface TestActor extends DbActor {
  userId: string | null
  role: string
  companyId: string | null
  companyOwner: boolean
}

/** An anonymous actor, or whoever `given` names: by a function that databases of tests alone have. */
export function actor(given: Partial<TestActor> = {}): TestActor {
  const { userId = null, role = 'visitor', companyId = null, companyOwner = false, scope = '' } = given
  const isVisitor = userId === null && ['', 'visitor'].includes(role)
  return {
    entry: isVisitor
      ? null
      : {
          name: 'test',
          call: 'testing.act_as($5, $6, $7, $8, $3)',
          values: [userId, role, companyId, companyOwner],
        },
    admin: false,
    action: 'test.act',
    requestId: 'test-request',
    now: new Date(),
    ...given,
    userId,
    role,
    companyId,
    companyOwner,
    scope,
  }
}

/** A person as the door passes them to row security. */
export const actorOf = (
  { id, role, companyId, companyOwner }: GivenPerson,
  given: Partial<TestActor> = {},
): TestActor =>
  actor({
    userId: id,
    role: role ?? 'none',
    companyId,
    companyOwner,
    admin: role === 'admin',
    scope: `${id}/${role ?? 'none'}/${companyId}`,
    ...given,
  })
