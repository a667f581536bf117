import { z } from 'zod'
import { Done, Id, Moment, Page, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { tokenRoles } from '../values/api-scopes.ts'
import {
  deliveryStates,
  isWebhookUrl,
  MOST_REPLAYED,
  MOST_WEBHOOKS,
  WEBHOOK_URL_LENGTH,
  webhookKinds,
} from '../values/webhooks.ts'

const Kinds = z
  .array(z.enum(webhookKinds))
  .min(1)
  .max(webhookKinds.length)
  .refine((kinds) => new Set(kinds).size === kinds.length)

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  madeBy: z.string().describe('a member, who may have got another name since'),
  createdAt: Moment,
  lastTakenAt: Moment.nullable().describe('when the receiver last took a delivery'),
  failures: z.int().describe('tries in a row that it did not take'),
  switchedOffAt: Moment.nullable().describe('it took nothing for 72 hours; replaying switches it on again'),
})
export type Webhook = z.infer<typeof Webhook>

export const MakeWebhook = z.object({
  webhookId: Id.describe('made by who asks: asked for twice it is one webhook'),
  url: z
    .string()
    .trim()
    .max(WEBHOOK_URL_LENGTH)
    .refine(isWebhookUrl)
    .describe('https, port 443, a name that leads to public addresses only, without user and password'),
  kinds: Kinds,
})
export type MakeWebhook = z.output<typeof MakeWebhook>

export const WebhookDelivery = z.object({
  id: Id.describe('the header webhook-id, the same at each try'),
  kind: z.enum(webhookKinds),
  change: z.string().describe('what happened, in one word'),
  subjectId: Id.describe('of the order, quote or product'),
  at: Moment,
  state: z.enum(deliveryStates),
  tries: z.int(),
  lastTryAt: Moment.nullable(),
  nextTryAt: Moment.nullable(),
  outcome: z.string().nullable().describe("of the last try: the receiver's status, or what failed"),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const OfOne = z.object({ id: Id })
export const ListDeliveries = OfOne.extend(Page.shape)
export type ListDeliveries = z.output<typeof ListDeliveries>
export const ReplayDelivery = OfOne.extend({ deliveryId: Id })
export type ReplayDelivery = z.output<typeof ReplayDelivery>
export const ReplayDeliveries = OfOne.extend({ since: Moment })
export type ReplayDeliveries = z.output<typeof ReplayDeliveries>

const owners = { policy: tokenRoles, rateLimit: { by: 'account', max: 120, seconds: 60 } } as const
const replays = { ...owners, rateLimit: { by: 'account', max: 60, seconds: 3600, shared: true } } as const

/** Addresses of a company's machines that are told what happens (decision 86). Its owner makes and removes them. */
export const webhooks = {
  list: procedure({
    ...owners,
    summary: "My company's webhooks, newest first",
    method: 'GET',
    path: '/webhooks',
    input: z.object({}),
    output: z.object({ items: z.array(Webhook) }),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  make: procedure({
    ...owners,
    summary: `Make a webhook, one of ${MOST_WEBHOOKS} at most; its secret is told in this answer and never again`,
    method: 'PUT',
    path: '/webhooks/:webhookId',
    input: MakeWebhook,
    output: z.object({ secret: z.string() }),
    errors: ['WEBHOOKS_FULL', 'CHANGED_MEANWHILE', 'EMAIL_NOT_CONFIRMED', 'REAUTHENTICATION_REQUIRED'],
    confirmed: true,
    reauth: true,
    rateLimit: { by: 'account', max: 20, seconds: 3600, shared: true },
    idempotency: 'natural',
    audit: 'webhooks.make',
  }),
  remove: procedure({
    ...owners,
    summary: 'Remove a webhook with its deliveries: nothing more is sent to it',
    method: 'DELETE',
    path: '/webhooks/:id',
    input: OfOne,
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'webhooks.remove',
  }),
  deliveries: procedure({
    ...owners,
    summary: 'What a webhook was told in the last 30 days, newest first, with what became of it',
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    input: ListDeliveries,
    output: pageOf(WebhookDelivery),
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  replay: procedure({
    ...replays,
    summary: 'Send one delivery again, under the same id; a webhook that was switched off is on again',
    method: 'POST',
    path: '/webhooks/:id/deliveries/:deliveryId/replay',
    input: ReplayDelivery,
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'webhooks.replay',
  }),
  replaySince: procedure({
    ...replays,
    summary: `Send all deliveries since a moment again, oldest first and ${MOST_REPLAYED} at most`,
    method: 'POST',
    path: '/webhooks/:id/replay',
    input: ReplayDeliveries,
    output: z.object({
      replayed: z.int(),
      next: Moment.nullable().describe('since when the further ones are'),
    }),
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'webhooks.replay-since',
  }),
}
