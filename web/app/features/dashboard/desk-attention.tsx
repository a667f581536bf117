import { useText } from '../../texts.ts'
import { deskFeedbackPath } from '../feedback/desk/paths.ts'
import { inboxPath } from '../inbox/paths.ts'
import { adminSettingsPath } from '../settings/admin/paths.ts'
import { DESK_SUPPLIERS_PATH, deskSuppliersPath } from '../suppliers/desk/paths.ts'
import { Attention, type AttentionRow } from './attention.tsx'
import { type DeskFigures, deskLists, type TradeFigures } from './desk-lists.ts'

const places: Record<(typeof deskLists)[number], string> = {
  contact: inboxPath({ kind: 'contact' }),
  application: inboxPath({ kind: 'application' }),
  order: inboxPath({ kind: 'order' }),
  reviews: '/admin/reviews',
  submitted: DESK_SUPPLIERS_PATH,
  change: deskSuppliersPath({ state: 'change', q: '' }),
  papers: deskSuppliersPath({ state: 'papers', q: '' }),
  feedback: deskFeedbackPath('pending'),
}

interface DeskAttentionProps {
  figures: DeskFigures
  orders: AttentionRow[]
  trade: TradeFigures
}

/** What waits for the desk: by when its answer was promised, or how long the oldest has waited. */
export function DeskAttention({ figures, orders, trade }: DeskAttentionProps) {
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
        // how long a supplier has been verified says nothing of its papers
        ...(key !== 'papers' && {
          note: due ? inbox(`due.${due.state}`, { time }) : t('attention.oldest', { time }),
        }),
        late: due?.state === 'late',
      },
    ]
  })
  const inSettings = { ways: t('attention.ways'), terms: t('attention.terms', { count: trade.unsaid }) }
  const settings = (['ways', 'terms'] as const).flatMap((key) => {
    const count = key === 'ways' ? trade.ways : trade.unsaid
    if (count === 0) return []
    return [{ key, to: adminSettingsPath('trade'), count: t('figures.count', { count }), text: inSettings[key] }]
  })
  return <Attention rows={[...orders, ...rows, ...settings]} />
}
