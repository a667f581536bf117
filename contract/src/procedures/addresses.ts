import { z } from 'zod'
import { Done, Id, Moment } from '../fields.ts'
import { ShippingAddress } from '../forms/order-fields.ts'
import { procedure } from '../procedure.ts'

/** A delivery address of an earlier order. */
export const RememberedAddress = z.object({
  ...ShippingAddress.shape,
  state: z.string(),
  postalCode: z.string(),
  id: Id,
  phone: z.string().describe('given with the last order to there; empty: none'),
  port: z.string().describe("code of that order's port of destination; empty: none"),
  usedAt: Moment,
})
export type RememberedAddress = z.infer<typeof RememberedAddress>

const ours = { policy: ['customer'], rateLimit: { by: 'account', max: 300, seconds: 60 } } as const

/** An order saves its address and phone for the next one; members of a company share them. */
export const addresses = {
  list: procedure({
    ...ours,
    summary: 'Addresses of our orders, the last used first',
    method: 'GET',
    path: '/addresses',
    input: z.object({}),
    output: z.object({ addresses: z.array(RememberedAddress) }),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  remove: procedure({
    ...ours,
    summary: 'Forget an address; orders that went there keep it',
    method: 'DELETE',
    path: '/addresses/:id',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'addresses.remove',
  }),
}
