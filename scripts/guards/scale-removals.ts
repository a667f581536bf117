import type { Removal } from './removal.ts'

const replica = 'server/src/platform/replica.test.ts'

/** What keeps a replica from deciding anything, and from showing what is too old. */
export const scaleRemovals: Removal[] = [
  {
    id: 'replica-lag',
    allows: 'visitors are shown what is older than may be',
    file: 'server/src/platform/replica.ts',
    before: 'usable && lag() <= mostLag ? pool',
    after: 'usable ? pool',
    test: replica,
    named: 'further behind than may be',
  },
  {
    id: 'replica-members',
    allows: 'members do not see what they have just done',
    file: 'server/src/door/door.ts',
    before: "mayLag && actor.kind === 'visitor'",
    after: 'mayLag',
    test: replica,
    named: 'members and what decides ask the primary',
  },
  {
    id: 'replica-decides',
    allows: 'a link that was revoked still opens, and a cart is priced by what was',
    file: 'server/src/door/replica-reads.ts',
    before: "  'companies.listSuppliers',",
    after: "  'companies.listSuppliers',\n  'cart.price',\n  'deals.get',",
    test: replica,
    named: 'is sent no write',
  },
  {
    id: 'replica-follows',
    allows: 'a database that follows no primary answers visitors',
    file: 'server/src/platform/replica.ts',
    before: "if (replayed === undefined) throw new Error('it follows no primary')",
    after: 'confirmed = at',
    test: replica,
    named: 'that is a primary of its own',
  },
]
