import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/icons/icon.tsx'

const entryMark = 'relative grid size-7 place-items-center rounded-control border'

const entryGrid =
  'relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pb-6 before:absolute before:inset-y-0 before:start-[13px] ' +
  'before:w-0.5 before:bg-line last:before:hidden'

interface TimelineEntryProps {
  icon: IconName
  latest: boolean
  title: ReactNode
  children: ReactNode
}

/** One event of a list of events, joined by a line to the ones before. */
export function TimelineEntry({ icon, latest, title, children }: TimelineEntryProps) {
  return (
    <li className={entryGrid}>
      <span
        className={`${entryMark} ${latest ? 'border-primary bg-primary text-on-primary' : 'border-line-input bg-bg'}`}
      >
        <Icon name={icon} small />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-md">{title}</h3>
        {children}
      </div>
    </li>
  )
}
