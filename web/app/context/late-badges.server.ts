import type { Role } from '@ticarum/contract/values/roles'
import type { Api } from '@ticarum/server/client'

/** How many are late on a page of the menus, unread or waiting, by its path; those without any are left out. */
export type Badges = Partial<Record<string, number>>

/**
 * What the reader's side has promised and not kept (D53), the quotes that wait for it, and the messages they have not
 * seen. It must not fail, because every page has it.
 */
export async function lateBadges(
  { orders, quotes, inbox, messages }: Pick<Api, 'orders' | 'quotes' | 'inbox' | 'messages'>,
  { role, companyId }: { role: Role | null; companyId: string | null },
): Promise<Badges> {
  if (!role || (role !== 'admin' && !companyId)) return {}
  const [counts, asked, items, said] = await Promise.all([
    orders.counts.try({}),
    quotes.waiting.try({}),
    role === 'admin' ? inbox.count.try({}) : undefined,
    role === 'admin' ? undefined : messages.count.try({}),
  ])
  // A page that says so has what came.
  if (said?.ok && said.value.undelivered) await messages.markDelivered.try({})
  const late = {
    [`/${role}/orders`]: counts.ok ? counts.value.late : 0,
    [`/${role}/quotes`]: asked.ok ? asked.value.count : 0,
    [`/${role}/messages`]: (items?.ok && items.value.late) || (said?.ok && said.value.unread) || 0,
  }
  return Object.fromEntries(Object.entries(late).filter(([, number]) => number > 0))
}
