import { useText } from '../../texts.ts'
import { Attention, type AttentionRow } from './attention.tsx'
import type { DeskFigures } from './desk-figures.server.ts'

const places = {
  messages: '/admin/messages?kind=contact',
  applications: '/admin/messages?kind=application',
  inquiries: '/admin/messages?kind=order',
  reviews: '/admin/reviews',
  submitted: '/admin/suppliers',
} as const
const kinds = ['messages', 'applications', 'inquiries', 'reviews', 'submitted'] as const

/** What waits for the desk, and how long the oldest item of each kind has waited. */
export function DeskAttention({ figures, orders }: { figures: DeskFigures; orders: AttentionRow[] }) {
  const t = useText('dashboard')
  const reviews = useText('reviews')
  const rows = kinds.flatMap((key) => {
    const { count, more, waited } = figures[key]
    if (!waited) return []
    const note = t('attention.oldest', { time: reviews(`time.${waited.unit}`, { count: waited.count }) })
    return [
      {
        key,
        to: places[key],
        count: t(more ? 'attention.many' : 'figures.count', { count }),
        text: t(`attention.${key}`),
        note,
      },
    ]
  })
  return <Attention rows={[...orders, ...rows]} />
}
