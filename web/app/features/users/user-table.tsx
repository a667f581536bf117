import type { UserRow } from '@ticarum/contract/procedures/users'
import { roles } from '@ticarum/contract/values/roles'
import { shownRole } from '@ticarum/contract/values/user-rules'
import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { shownColumns } from '../../components/table/columns.ts'
import { type Column, Table } from '../../components/table/table.tsx'
import { Disclosure } from '../../components/ui/disclosure.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { HiddenText } from '../../components/ui/hidden-text.tsx'
import { Initials } from '../../components/ui/initials.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { RowSelect } from '../../components/ui/row-select.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useDay } from '../../dates.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import { userPath } from './paths.ts'
import { UserActions } from './user-actions.tsx'
import { UserState } from './user-state.tsx'

interface UserTableProps {
  first: { items: UserRow[]; next: string | null }
  columns: string[] | null
  address: string
  formKey: string
}

/** People, newest first. 'Load more' is a link to the next page; with scripts its items are appended. */
export function UserTable({ first, columns, address, formKey }: UserTableProps) {
  const t = useText('users')
  const { items, more, focusOf } = useMore(first, address)
  const all = useUserColumns({ action: sentTo(address), formKey })
  if (items.length === 0) return <EmptyState title={t('none')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Table
        label={t('title')}
        rows={items}
        columns={shownColumns(all, columns)}
        focusOf={focusOf}
        acts={{
          label: t('column.more'),
          of: (user) => (
            <Disclosure
              key={`${user.suspended}`} // a new key closes the menu after a change
              className="grid size-11 list-none place-items-center rounded-control hover:bg-sand group-open:bg-sand"
              label={
                <>
                  <Icon name="more" />
                  <HiddenText>{t('more.of', { name: user.fullName })}</HiddenText>
                </>
              }
            >
              <UserActions user={user} address={address} formKey={formKey} />
            </Disclosure>
          ),
        }}
      />
      <LoadMore {...more} />
    </div>
  )
}

/** The columns of people. */
export function useUserColumns(forms: { action: string; formKey: string }): [Column<UserRow>, ...Column<UserRow>[]] {
  const t = useText('users')
  const day = useDay()
  return [
    { id: 'person', label: t('column.person'), cell: (user) => <PersonCell user={user} /> },
    { id: 'company', label: t('column.company'), cell: (user) => <CompanyCell user={user} /> },
    { id: 'role', label: t('column.role'), cell: (user) => <RoleChoice user={user} {...forms} /> },
    {
      id: 'seen',
      label: t('column.seen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? day(lastSeenAt) : t('seen.never')),
    },
    { id: 'state', label: t('column.state'), cell: ({ suspended }) => <UserState suspended={suspended} /> },
  ]
}

function PersonCell({ user: { id, fullName, email, me } }: { user: UserRow }) {
  const t = useText('users')
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Initials of={fullName} />
      <span className="grid min-w-0 leading-snug">
        <Link to={userPath(id)} className="py-0.5 font-semibold text-text hover:underline">
          <bdi>{fullName}</bdi> {me ? <span className="font-normal text-muted">{t('me')}</span> : null}
        </Link>
        <bdi className="text-sm break-all text-muted">{email}</bdi>
      </span>
    </span>
  )
}

function CompanyCell({ user: { company, role } }: { user: UserRow }) {
  const t = useText('users')
  const common = useText('common')
  if (!company) return <span className="text-muted">{role === 'admin' ? 'Ticarum' : common('role.none')}</span>
  return (
    <span className="grid leading-snug">
      <bdi>{company.name}</bdi>
      <span className="text-sm text-muted">
        {[company.city, t(company.owner ? 'owner' : 'member')].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

function RoleChoice({ user, action, formKey }: { user: UserRow; action: string; formKey: string }) {
  const t = useText('users')
  const common = useText('common')
  return (
    <RowSelect
      intent="role"
      id={user.id}
      name="role"
      label={t('role.of', { name: user.fullName })}
      value={shownRole(user.role)}
      options={roles.map((role) => ({ value: role, label: common(`role.${role}`) }))}
      submit={t('role.submit')}
      action={action}
      formKey={formKey}
      disabled={!user.may.includes('setRole')}
      className="min-w-36"
    />
  )
}
