import type { FoundMessage } from '@ticarum/contract/procedures/messages'
import { Link } from 'react-router'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { foundPath } from './found-path.ts'
import type { ThreadRole } from './paths.ts'
import { useDealName, useOtherName } from './use-other-name.ts'

interface FoundMessagesProps {
  /** null: the search failed */
  found: FoundMessage[] | null
  reader: ThreadRole
}

/** Messages with the words that were searched for; each leads to its place in the conversation. */
export function FoundMessages({ found, reader }: FoundMessagesProps) {
  const t = useText('messages')
  const day = useDay()
  const nameOf = useOtherName()
  const dealOf = useDealName()
  if (found === null)
    return (
      <p role="alert" className="p-4 text-danger">
        {t('search.failed')}
      </p>
    )
  if (found.length === 0) return <p className="p-4 text-muted">{t('search.none')}</p>
  return (
    <ul aria-label={t('search.found')}>
      {found.map((each) => (
        <li key={each.message.id}>
          {/* The browser itself goes to the message, and marks it. */}
          <Link
            to={foundPath(reader, each)}
            reloadDocument
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line px-3 py-3 text-text no-underline
              hover:bg-sand-2"
          >
            <bdi className="truncate font-semibold">{nameOf(each)}</bdi>
            <span className="text-xs text-muted">{day(each.message.at)}</span>
            {dealOf(each) ? <span className="col-span-2 text-sm">{dealOf(each)}</span> : null}
            <span dir="auto" className="col-span-2 line-clamp-3 text-sm break-words text-muted">
              {each.message.excerpt}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
