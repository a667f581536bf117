import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { paymentStages } from '@ticarum/contract/values/orders'
import { use } from 'react'
import { companiesByName } from '../../../components/table/companies-by-name.ts'
import { FilterMenu, FilterToggle } from '../../../components/table/filter-menu.tsx'
import { TableSearch } from '../../../components/table/table-search.tsx'
import { LanguageContext, useText } from '../../../texts.ts'
import { type OrderFilters, orderQuery, ordersPath } from '../paths.ts'
import { DESK_ORDERS_PATH } from './paths.ts'

interface FilterBarProps {
  filters: OrderFilters
  /** the orders that are shown: their companies can be chosen */
  orders: OrderRow[]
  ports: { code: string; name: string }[]
}

/** What narrows the desk's orders down; every choice is a link. */
export function FilterBar({ filters, orders, ports }: FilterBarProps) {
  const t = useText('desk-orders')
  const to = (changed: Partial<OrderFilters>) => ordersPath(DESK_ORDERS_PATH, { ...filters, ...changed })
  const language = use(LanguageContext)
  const customers = orders.map(({ customer: { id, company } }) => ({ id, name: company }))
  const sides = {
    supplier: companiesByName(
      orders.map(({ supplier }) => supplier),
      language,
    ),
    customer: companiesByName(customers, language),
  }
  const side = (name: 'supplier' | 'customer') => {
    const options = sides[name].map((company) => ({
      label: company.name,
      to: to({ [name]: company.id }),
      current: company.id === filters[name],
    }))
    const chosen = filters[name] ? (sides[name].find(({ id }) => id === filters[name])?.name ?? '…') : undefined
    return (
      <FilterMenu
        label={t(`column.${name}`)}
        value={chosen}
        options={[{ label: t('filter.all'), to: to({ [name]: '' }), current: !filters[name] }, ...options]}
        hint={t('filter.hint')}
      />
    )
  }
  return (
    <>
      <TableSearch
        label={t('search')}
        action={DESK_ORDERS_PATH}
        q={filters.q}
        kept={orderQuery({ ...filters, q: '' })}
      />
      <FilterMenu
        label={t('column.payment')}
        value={filters.payment ? t(`payment.${filters.payment}`) : undefined}
        options={[
          { label: t('filter.all'), to: to({ payment: '' }), current: !filters.payment },
          ...paymentStages.map((stage) => ({
            label: t(`payment.${stage}`),
            to: to({ payment: stage }),
            current: filters.payment === stage,
          })),
        ]}
      />
      <FilterMenu
        label={t('column.port')}
        value={filters.port ? (ports.find(({ code }) => code === filters.port)?.name ?? filters.port) : undefined}
        options={[
          { label: t('filter.all'), to: to({ port: '' }), current: !filters.port },
          ...ports.map(({ code, name }) => ({ label: name, to: to({ port: code }), current: filters.port === code })),
        ]}
      />
      {side('supplier')}
      {side('customer')}
      <FilterToggle label={t('late')} to={to({ late: !filters.late })} on={filters.late} />
      <FilterMenu
        label={t('filter.desk')}
        value={
          [filters.mine && t('mine'), filters.waits === 'follow_up' && t('due')].filter(Boolean).join(', ') || undefined
        }
        options={[
          { label: t('filter.all'), to: to({ mine: false, waits: '' }), current: !filters.mine && !filters.waits },
          { label: t('mine'), to: to({ mine: !filters.mine }), current: filters.mine },
          {
            label: t('due'),
            to: to({ waits: filters.waits === 'follow_up' ? '' : 'follow_up' }),
            current: filters.waits === 'follow_up',
          },
        ]}
      />
    </>
  )
}
