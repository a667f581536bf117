import { Form, Link } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { useText } from '../../texts.ts'
import { USERS_PATH, type UserFilters, usersPath, userViews } from './paths.ts'

const chip =
  'inline-flex min-h-11 items-center rounded-control border border-line-input px-4 font-semibold text-text ' +
  'no-underline hover:bg-sand aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-surface'

interface UserFilterBarProps {
  filters: UserFilters
  counts: { people: number; companies: number; suspended: number } | null
}

/** Tabs, search and, for people, the role. */
export function UserFilterBar({ filters, counts }: UserFilterBarProps) {
  const t = useText('users')
  const common = useText('common')
  const count = (number: number) => t(number > 100 ? 'count.many' : 'count', { count: Math.min(number, 100) })
  return (
    <div className="grid gap-4">
      <Tabs
        label={t('views')}
        tabs={userViews.map((view) => ({
          label: t(`view.${view}`),
          to: usersPath({ view }),
          current: view === filters.view,
          ...(counts && { count: count(counts[view]) }),
        }))}
      />
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Form role="search" action={USERS_PATH} className="flex min-w-0 flex-1 basis-72 items-end gap-2">
          {filters.view === 'people' ? null : <input type="hidden" name="view" value={filters.view} />}
          {filters.role ? <input type="hidden" name="role" value={filters.role} /> : null}
          <div className="min-w-0 flex-1">
            <Field label={t('search')} name="q" type="search" maxLength={100} defaultValue={filters.q} />
          </div>
          <Button variant="line">{t('search.submit')}</Button>
        </Form>
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
      </div>
    </div>
  )
}
