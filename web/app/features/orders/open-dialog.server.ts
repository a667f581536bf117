import type { Order } from '@ticarum/contract/procedures/order-shapes'
import type { ReorderLine } from '@ticarum/contract/procedures/orders'
import type { Language } from '@ticarum/contract/values/languages'
import { orderStatuses } from '@ticarum/contract/values/orders'
import type { Api } from '@ticarum/server/client'
import { newFormKey } from '../../forms/form-key.ts'
import { type DialogAction, dialogActions, doneInDialog } from './paths.ts'

export interface OpenDialog {
  action: DialogAction
  order: Order
  key: string
  /** the chosen status, if it turned out to need a reason */
  to: string | null
  /** the lines of a reorder */
  lines: ReorderLine[]
}

export const requestedAction = (query: URLSearchParams): DialogAction | undefined =>
  dialogActions.find((known) => known === query.get('act'))

function mayOpen(action: DialogAction, order: Order): boolean {
  if (action === 'amend') return order.amendments.may.includes('propose')
  return action === 'details' || order.may.includes(doneInDialog[action])
}

/** The dialog that the URL opens; null if the reader may not do that with the order now. */
export async function openDialog(
  api: Api,
  action: DialogAction,
  order: Order,
  query: URLSearchParams,
  language: Language,
): Promise<OpenDialog | null> {
  if (!mayOpen(action, order)) return null
  const again = action === 'reorder' ? await api.orders.reorder.try({ id: order.id, language }) : null
  if (again && !again.ok) return null
  return {
    action,
    order,
    key: newFormKey(),
    to: orderStatuses.find((known) => known === query.get('to')) ?? null,
    lines: again?.value.lines ?? [],
  }
}
