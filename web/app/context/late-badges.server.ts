import type { Role } from '@ticarum/contract/values/roles'
import type { Api } from '@ticarum/server/client'

/** How many are late on a page of the menus, by its path; those without any are left out. */
export type Badges = Partial<Record<string, number>>

/** What the reader's side has promised and not kept (D53). It must not fail, because every page has it. */
export async function lateBadges(
  { orders, inbox }: Pick<Api, 'orders' | 'inbox'>,
  { role, companyId }: { role: Role | null; companyId: string | null },
): Promise<Badges> {
  if (!role || (role !== 'admin' && !companyId)) return {}
  const [counts, items] = await Promise.all([orders.counts.try({}), role === 'admin' ? inbox.count.try({}) : undefined])
  const late = {
    [`/${role}/orders`]: counts.ok ? counts.value.late : 0,
    '/admin/messages': items?.ok ? items.value.late : 0,
  }
  return Object.fromEntries(Object.entries(late).filter(([, number]) => number > 0))
}
