import { z } from 'zod'
import { Done, Id } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { MOST_VIEWS, viewPages } from '../values/saved-views.ts'

const Name = z.string().trim().min(1).max(40)

export const SavedView = z.object({
  id: Id,
  page: z.enum(viewPages),
  name: z.string(),
  query: z.string().describe("the page's query string, without '?'"),
})
export type SavedView = z.infer<typeof SavedView>

const SaveView = SavedView.pick({ page: true }).extend({
  name: Name,
  query: z.string().max(1000).describe("filters and columns; without '?'"),
})
export type SaveView = z.output<typeof SaveView>

const own = { policy: ['supplier', 'admin'], rateLimit: { by: 'account', max: 300, seconds: 60 } } as const
const OfOne = z.object({ id: Id })

/** Lists that a person keeps by name, each an address. */
export const savedViews = {
  list: procedure({
    ...own,
    summary: 'My views of a page, in the order in which they were made',
    method: 'GET',
    path: '/saved-views',
    input: SavedView.pick({ page: true }),
    output: z.object({ items: z.array(SavedView) }),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  add: procedure({
    ...own,
    summary: `Keep a view under a name; at most ${MOST_VIEWS} of a page`,
    method: 'POST',
    path: '/saved-views',
    input: SaveView,
    output: OfOne,
    errors: ['VIEWS_FULL'],
    idempotency: 'key',
    audit: 'saved-views.add',
  }),
  rename: procedure({
    ...own,
    summary: 'Give a view another name',
    method: 'PATCH',
    path: '/saved-views/:id',
    input: OfOne.extend({ name: Name }),
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'natural',
    audit: 'saved-views.rename',
  }),
  remove: procedure({
    ...own,
    summary: 'Forget a view',
    method: 'DELETE',
    path: '/saved-views/:id',
    input: OfOne,
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'natural',
    audit: 'saved-views.remove',
  }),
}
