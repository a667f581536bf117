import type { Picture } from '@ticarum/contract/fields'
import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { type Language, nameIn } from '@ticarum/contract/values/languages'
import { mainActOf } from '@ticarum/contract/values/main-act'
import { daysLate, nextStep } from '@ticarum/contract/values/next-step'
import { actionsOf } from '@ticarum/contract/values/order-rules'
import { placesIn } from '@ticarum/contract/values/place-names'
import type { Role } from '@ticarum/contract/values/roles'
import { dayOf } from '@ticarum/contract/values/working-days'
import type { ListedOrder } from './orders.queries.ts'
import { partsReceivedOf } from './payments.queries.ts'
import { type OrderRecord, orderStateOf } from './stored-order.ts'

export interface Reading {
  role: Role
  language: Language
  /** orders that do not show who placed them */
  hidden: ReadonlySet<string>
  now: Date
}

/** The fields of an order that list and page share. What is owed to the customer is not the supplier's next step. */
export function headOf(row: OrderRecord, { role, language, hidden, now }: Reading) {
  const stored = orderStateOf(row)
  const state = role === 'supplier' ? { ...stored, refundDueSince: null } : stored
  const next = nextStep(state)
  return {
    id: row.id,
    number: row.number,
    placedAt: row.created_at.toISOString(),
    sample: row.sample,
    status: row.status,
    shippingStatus: row.shipping_status,
    trackingNumber: row.tracking_number,
    carrier: row.shipping_carrier,
    customer: {
      id: row.customer_id,
      company: row.customer_company,
      name: hidden.has(row.id) ? '' : row.customer_name,
      city: placesIn(language, row.shipping_city),
    },
    supplier: { id: row.supplier_id, name: row.supplier_name },
    quantity: row.quantity,
    totalCents: Number(row.total_cents),
    port: row.port,
    next,
    late: daysLate(next, dayOf(now)),
    may: actionsOf(role, state),
    act: mainActOf(role, state),
    ...(role === 'supplier' && { partsReceived: partsReceivedOf(row) }),
  }
}

export function presentRow(row: ListedOrder, reading: Reading): OrderRow {
  return {
    ...headOf(row, reading),
    first: {
      productId: row.product_id,
      ...nameIn(row.names as Partial<Record<Language, string>>, row.original_language, reading.language),
      quantity: row.first_quantity,
      unit: row.unit,
      unitPriceCents: Number(row.unit_price_cents),
      image: row.image as Picture | null,
    },
    furtherLines: row.line_count - 1,
    ...(row.payment_stage && {
      paid: {
        stage: row.payment_stage,
        receivedCents: Number(row.received_cents),
        refundedCents: Number(row.refunded_cents),
        owedCents: Number(row.owed_cents),
      },
    }),
    ...(row.assignee_id === undefined
      ? {}
      : {
          desk: { assignee: assigneeOf(row), followUpOn: row.follow_up_on ?? null, hasNotes: Boolean(row.desk_notes) },
        }),
  }
}

export const assigneeOf = ({
  assignee_id,
  assignee_name,
}: {
  assignee_id?: string | null
  assignee_name?: string | null
}) => (assignee_id ? { id: assignee_id, name: assignee_name ?? '' } : null)
