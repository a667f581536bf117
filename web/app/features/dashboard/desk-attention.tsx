import { useText } from '../../texts.ts'
import { deskFeedbackPath } from '../feedback/desk/paths.ts'
import { inboxPath } from '../inbox/paths.ts'
import { adminSettingsPath } from '../settings/admin/paths.ts'
import { DESK_SUPPLIERS_PATH, deskSuppliersPath } from '../suppliers/desk/paths.ts'
import { Attention, type AttentionRow } from './attention.tsx'
import { type DeskFigures, deskLists } from './desk-lists.ts'

const places: Record<(typeof deskLists)[number], string> = {
  contact: inboxPath({ kind: 'contact' }),
  application: inboxPath({ kind: 'application' }),
  order: inboxPath({ kind: 'order' }),
  reviews: '/admin/reviews',
  submitted: DESK_SUPPLIERS_PATH,
  change: deskSuppliersPath({ state: 'change', q: '' }),
  feedback: deskFeedbackPath('pending'),
}

interface DeskAttentionProps {
  figures: DeskFigures
  orders: AttentionRow[]
  /** what the company does not say yet of its buyers' money */
  unsaid: number
}

/** What waits for the desk: by when its answer was promised, or how long the oldest has waited. */
export function DeskAttention({ figures, orders, unsaid }: DeskAttentionProps) {
  const t = useText('dashboard')
  const reviews = useText('reviews')
  const inbox = useText('inbox')
  const rows = deskLists.flatMap((key) => {
    const { count, more, waited, due } = figures[key]
    if (!waited) return []
    const { unit, count: number } = due?.time ?? waited
    const time = reviews(`time.${unit}`, { count: number })
    return [
      {
        key,
        to: places[key],
        count: t(more ? 'attention.many' : 'figures.count', { count }),
        text: t(`attention.${key}`),
        note: due ? inbox(`due.${due.state}`, { time }) : t('attention.oldest', { time }),
        late: due?.state === 'late',
      },
    ]
  })
  const terms = {
    key: 'terms',
    to: adminSettingsPath('trade'),
    count: t('figures.count', { count: unsaid }),
    text: t('attention.terms', { count: unsaid }),
  }
  return <Attention rows={[...orders, ...rows, ...(unsaid > 0 ? [terms] : [])]} />
}
