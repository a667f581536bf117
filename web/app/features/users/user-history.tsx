import type { UserHistoryEntry } from '@ticarum/contract/procedures/users'
import { roles } from '@ticarum/contract/values/roles'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { PersonName } from '../../components/ui/person-name.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useMoment } from '../../dates.ts'
import { useText } from '../../texts.ts'

interface UserHistoryProps {
  first: { items: UserHistoryEntry[]; next: string | null }
  path: string
}

/** What was changed about a user, by whom and when. */
export function UserHistory({ first, path }: UserHistoryProps) {
  const t = useText('users')
  const common = useText('common')
  const moment = useMoment()
  const { items, more, focusOf } = useMore(first, path)
  const roleOf = (value: string | null) => {
    const known = roles.find((role) => role === value)
    return known ? common(`role.${known}`) : common('role.none')
  }
  return (
    <div className="grid gap-4">
      <ol className="border-t border-rule">
        {items.map(({ id, at, by, change, from, to }) => (
          <li key={id} {...focusOf(id)} className="grid gap-0.5 border-b border-line py-3">
            <p className="font-semibold">
              {change === 'role' ? t('history.role', { from: roleOf(from), to: roleOf(to) }) : t(`history.${change}`)}
            </p>
            {change !== 'role' && to ? (
              <p dir="auto" className="max-w-prose whitespace-pre-line">
                {to}
              </p>
            ) : null}
            <p className="text-sm text-muted">
              {moment(at)}
              {by ? (
                <>
                  {' · '}
                  <PersonName name={by.name} />
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
      <LoadMore {...more} />
    </div>
  )
}
