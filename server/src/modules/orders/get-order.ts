import { KeptChoices } from '@ticarum/contract/forms/deal-choices'
import type { Order } from '@ticarum/contract/procedures/order-shapes'
import { amendmentActionsOf } from '@ticarum/contract/values/amendment-rules'
import type { Language } from '@ticarum/contract/values/languages'
import { placesIn } from '@ticarum/contract/values/place-names'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { amendableOf, amendmentsOf } from './amendments.queries.ts'
import { linesOf } from './order-lines.ts'
import { ordersWithoutContact } from './orders-without-contact.ts'
import { paymentOf } from './payments.queries.ts'
import { presentEvent } from './present-event.ts'
import { presentOrderLine } from './present-order-line.ts'
import { assigneeOf, headOf } from './present-row.ts'
import { ratingOfOrder } from './ratings.queries.ts'
import { readOrder } from './stored-order.ts'
import { waitingRefundOf } from './waiting-refund.ts'

/**
 * An order as its reader may see it: supplier and admins see the fee, customer and admins the payments, only admins the
 * notes.
 */
export async function getOrder(ctx: Context, { id, language }: { id: string; language: Language }): Promise<Order> {
  const role = personOf(ctx).role ?? fail('FORBIDDEN')
  const order = await readOrder(ctx, id)
  const [lines, proposed, events, pictures, links, payment, fee, desk, invoice, rating, hidden] = await Promise.all([
    linesOf(ctx, order),
    amendmentsOf(ctx, id),
    ctx.tx.all(
      sqlOf
        .selectFrom('order_events')
        .select(['id', 'kind', 'actor_role', 'actor_name', 'details', 'created_at'])
        .where('order_id', '=', id)
        .orderBy('created_at')
        .orderBy('id'),
    ),
    ctx.tx.all(
      sqlOf
        .selectFrom('order_pictures')
        .select(['id', 'event_id', 'name', 'widths', 'width', 'height', 'thumbhash'])
        .where('order_id', '=', id)
        .orderBy('id'),
    ),
    ctx.tx.all(
      sqlOf.selectFrom('order_links').select('id').where('order_id', '=', id).where('revoked_at', 'is', null).limit(1),
    ),
    role === 'supplier' ? undefined : paymentOf(ctx, order, language),
    role === 'customer'
      ? undefined
      : ctx.tx.first(sqlOf.selectFrom('order_fees').select(['hundredths', 'fee_cents']).where('order_id', '=', id)),
    role === 'admin' ? deskOf(ctx, id) : undefined,
    role === 'admin' ? invoiceOf(ctx, id) : undefined,
    ratingOfOrder(ctx, id, role),
    ordersWithoutContact(ctx, [id]),
  ])
  const head = headOf(order, { role, language, hidden, now: ctx.now })
  const may = amendmentActionsOf(role, amendableOf(order, proposed), ctx.now)
  const contact = hidden.has(id)
    ? { email: '', phone: null }
    : { email: order.customer_email, phone: order.customer_phone }
  return {
    ...head,
    customer: { ...head.customer, ...contact },
    address: {
      street: order.shipping_address,
      city: placesIn(language, order.shipping_city),
      state: order.shipping_state,
      postalCode: order.shipping_postal_code,
      country: placesIn(language, order.shipping_country),
    },
    notes: order.notes,
    version: order.version,
    amendments: { proposals: proposed.length, may },
    lines: lines.map((line) => presentOrderLine(line, language)),
    basis: { incoterm: order.incoterm, place: placesIn(language, order.basis_place) },
    ...KeptChoices.parse(order.choices),
    termsVersion: order.terms_version,
    shippedAt: order.shipped_at?.toISOString() ?? null,
    deliveredAt: order.delivered_at?.toISOString() ?? null,
    answer:
      order.answer && order.answered_at
        ? { answer: order.answer, readyOn: order.ready_on, at: order.answered_at.toISOString() }
        : null,
    receivedAt: order.received_at?.toISOString() ?? null,
    problemAt: order.problem_at?.toISOString() ?? null,
    shared: links.length > 0,
    events: events.map((event) => presentEvent(event, pictures, role, hidden.has(id))),
    rating,
    ...(payment ? { payment } : {}),
    ...(fee ? { fee: { hundredths: fee.hundredths, feeCents: Number(fee.fee_cents) } } : {}),
    ...(desk ? { desk } : {}),
    ...(invoice ? { invoice } : {}),
  }
}

async function invoiceOf(ctx: Context, id: string): Promise<Order['invoice']> {
  const kept = await ctx.tx.first(sqlOf.selectFrom('invoice_records').selectAll().where('order_id', '=', id))
  if (!kept) return undefined
  return {
    company: kept.customer_company,
    legalName: kept.legal_name,
    taxNumber: kept.tax_number,
    companyAddress: kept.company_address,
    name: kept.customer_name,
    street: kept.shipping_address,
    postalCode: kept.shipping_postal_code,
    keptUntil: kept.kept_until.toISOString(),
  }
}

/** What only admins read. */
async function deskOf(ctx: Context, id: string) {
  const [noted, waitingRefund] = await Promise.all([
    ctx.tx.first(
      sqlOf
        .selectFrom('order_notes')
        .leftJoin('people', 'people.id', 'order_notes.assignee_id')
        .select([
          'order_notes.assignee_id',
          'people.full_name as assignee_name',
          'order_notes.notes',
          'order_notes.follow_up_on',
          'order_notes.updated_at',
        ])
        .where('order_notes.order_id', '=', id),
    ),
    waitingRefundOf(ctx, id),
  ])
  return {
    assignee: assigneeOf(noted ?? {}),
    notes: noted?.notes ?? '',
    followUpOn: noted?.follow_up_on ?? null,
    version: noted?.updated_at?.toISOString() ?? null,
    waitingRefund,
  }
}
