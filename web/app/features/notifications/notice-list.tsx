import type { NoticeBundle } from '@ticarum/contract/procedures/notifications'
import type { Role } from '@ticarum/contract/values/roles'
import { Link } from 'react-router'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { HiddenText } from '../../components/ui/hidden-text.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useDay, useTime } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { notificationsPath, openPath } from './paths.ts'

const DAY = 24 * 3600 * 1000

interface NoticeListProps {
  first: { items: NoticeBundle[]; next: string | null }
  role: Role
  today: string
}

/** What the reader was told, by days. */
export function NoticeList({ first, role, today }: NoticeListProps) {
  const t = useText('notifications')
  const { items, more, focusOf } = useMore(first, notificationsPath(role))
  const nameOf = useDayName(today)
  if (items.length === 0)
    return (
      <EmptyState title={t('none')}>
        <p className="text-muted">{t('none.text')}</p>
      </EmptyState>
    )
  const days = Map.groupBy(items, ({ createdAt }) => nameOf(createdAt))
  return (
    <div className="grid gap-6">
      {[...days].map(([day, bundles]) => (
        <section key={day} aria-label={day} className="grid gap-2">
          <h2 className="text-lg">{day}</h2>
          <ul className="border-t border-rule">
            {bundles.map((bundle) => (
              <li key={bundle.id} {...focusOf(bundle.id)} className="border-b border-line">
                {bundle.count === 1 ? (
                  <OneNotice notice={bundle} role={role} />
                ) : (
                  <ManyNotices bundle={bundle} role={role} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LoadMore {...more} atStart />
    </div>
  )
}

function useDayName(today: string): (moment: string) => string {
  const t = useText('notifications')
  const day = useDay()
  const yesterday = new Date(Date.parse(today) - DAY).toISOString()
  return (moment) => {
    const name = day(moment)
    if (name === day(today)) return t('today')
    return name === day(yesterday) ? t('yesterday') : name
  }
}

const row = 'grid min-h-16 grid-cols-[2rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 py-3 text-text'

function OneNotice({ notice, role }: { notice: NoticeBundle; role: Role }) {
  const time = useTime()
  return (
    <Link to={openPath(role, notice.id)} className={`${row} no-underline hover:bg-sand-2`}>
      <Mark isNew={notice.unread > 0} />
      <b className={notice.unread > 0 ? 'font-bold' : 'font-semibold'}>{notice.title}</b>
      <time className="text-xs text-muted">{time(notice.createdAt)}</time>
      <span className="col-start-2 line-clamp-3 text-sm text-muted">{notice.text}</span>
    </Link>
  )
}

/** Opens to the latest of them. */
function ManyNotices({ bundle, role }: { bundle: NoticeBundle; role: Role }) {
  const t = useText('notifications')
  const time = useTime()
  return (
    <details>
      <summary className={`${row} cursor-pointer list-none hover:bg-sand-2`}>
        <Mark isNew={bundle.unread > 0} count={bundle.count} />
        <b className={bundle.unread > 0 ? 'font-bold' : 'font-semibold'}>{bundle.title}</b>
        <time className="text-xs text-muted">{time(bundle.createdAt)}</time>
      </summary>
      <ul className="ps-11 pb-3 text-sm">
        {bundle.latest.map((notice) => (
          <li key={notice.id}>
            <Link
              to={openPath(role, notice.id)}
              className="flex min-h-12 items-center justify-between gap-3 text-text no-underline hover:underline"
            >
              <span className={`line-clamp-2 ${notice.readAt ? '' : 'font-semibold'}`}>{notice.text}</span>
              <time className="text-xs text-muted">{time(notice.createdAt)}</time>
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={openPath(role, bundle.id, true)}
            className="inline-flex min-h-12 items-center text-primary underline underline-offset-3"
          >
            {t('open-all')}
          </Link>
        </li>
      </ul>
    </details>
  )
}

function Mark({ isNew, count }: { isNew: boolean; count?: number }) {
  const t = useText('notifications')
  return (
    <span className="grid justify-items-center">
      {count ? (
        <span
          aria-hidden="true"
          className={`min-w-7 rounded-mark px-1 text-center text-xs leading-7 font-bold ${
            isNew ? 'bg-highlight text-on-highlight' : 'bg-sand text-muted'
          }`}
        >
          {t('figure', { count })}
        </span>
      ) : (
        <span aria-hidden="true" className={`size-2.5 rounded-full ${isNew ? 'bg-primary' : 'bg-line'}`} />
      )}
      {isNew ? <HiddenText>{t('new')}</HiddenText> : null}
    </span>
  )
}
