import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import type { StartStep } from './getting-started.tsx'
import { loadDashboardUser } from './load-dashboard-user.server.ts'
import { orderFigures } from './order-figures.server.ts'

/** What a supplier's dashboard shows; a part that could not be read is null. */
export async function loadSupplierDashboard(args: LoaderFunctionArgs) {
  const user = await loadDashboardUser(args, 'supplier')
  const api = args.context.get(apiContext)
  const language = languageOf(args.request)
  const [settings, counts, list, orders, quotes, sales, activity, payout] = await Promise.all([
    api.supplierSettings.get.try({}),
    api.products.counts.try({}),
    api.products.list.try({ limit: 1, waitsFor: 'prices' }),
    orderFigures(api, language),
    api.quotes.waiting.try({}),
    api.analytics.totals.try({}),
    api.companies.activity.try({ language }),
    api.payout.get.try({}),
  ])
  // Users without a company have nothing to count.
  const none = !counts.ok && counts.code === 'FORBIDDEN'
  const products = counts.ok && list.ok ? { ...counts.value, unconfirmed: list.value.unconfirmed } : null
  const done: Record<StartStep, boolean> | null =
    settings.ok && products && orders && payout.ok
      ? {
          profile: [settings.value.phone, settings.value.address, settings.value.city].every((said) => said !== ''),
          product: products.all > products.drafts,
          payment: payout.value.current !== null || payout.value.latest?.state === 'proposed',
          orders: orders.counts.all > 0,
        }
      : null
  return {
    user,
    none,
    company: settings.ok ? settings.value : null,
    products,
    orders,
    quotes: quotes.ok ? quotes.value : null,
    sales: sales.ok ? sales.value : null,
    activity: activity.ok ? activity.value.items : null,
    done,
  }
}
