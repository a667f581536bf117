import { Link } from 'react-router'
import { TableSearch } from '../../components/table/table-search.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { useText } from '../../texts.ts'
import { USERS_PATH, type UserFilters, userQuery, usersPath, userViews } from './paths.ts'

const chip =
  'inline-flex min-h-10 items-center rounded-control border border-line-input px-4 font-semibold text-text ' +
  'no-underline hover:bg-sand aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-surface'

interface UserTabsProps {
  filters: UserFilters
  counts: { people: number; companies: number; suspended: number } | null
}

/** Search and, for people, the role. */
export function UserFilterBar({ filters }: Pick<UserTabsProps, 'filters'>) {
  const t = useText('users')
  const common = useText('common')
  return (
    <>
      <TableSearch
        label={t('search')}
        action={USERS_PATH}
        q={filters.q}
        kept={userQuery({ view: filters.view, role: filters.role })}
      />
      {filters.view === 'people' ? (
        <nav aria-label={t('roles')} className="flex flex-wrap gap-2">
          {(['', 'customer', 'supplier', 'admin', 'none'] as const).map((role) => (
            <Link
              key={role}
              to={usersPath({ ...filters, role })}
              preventScrollReset
              aria-current={role === filters.role ? 'true' : undefined}
              className={chip}
            >
              {role === '' ? t('role.all') : role === 'none' ? common('role.none') : t(`roles.${role}`)}
            </Link>
          ))}
        </nav>
      ) : null}
    </>
  )
}

/** People, companies and who is suspended, with how many they are. */
export function UserTabs({ filters, counts }: UserTabsProps) {
  const t = useText('users')
  const count = (number: number) => t(number > 100 ? 'count.many' : 'count', { count: Math.min(number, 100) })
  return (
    <Tabs
      compact
      label={t('views')}
      tabs={userViews.map((view) => ({
        label: t(`view.${view}`),
        to: usersPath({ view }),
        current: view === filters.view,
        ...(counts && { count: count(counts[view]) }),
      }))}
    />
  )
}
