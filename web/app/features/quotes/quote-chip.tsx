import type { QuoteState } from '@ticarum/contract/values/quotes'
import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'

const looks = {
  requested: { tone: 'running', icon: 'mail' },
  offered: { tone: 'running', icon: 'money' },
  countered: { tone: 'waiting', icon: 'money' },
  ordered: { tone: 'done', icon: 'check' },
  withdrawn: { tone: 'plain', icon: 'x' },
  declined: { tone: 'ended', icon: 'ban' },
  expired: { tone: 'plain', icon: 'clock' },
  closed: { tone: 'ended', icon: 'ban' },
} as const

export function QuoteChip({ state }: { state: QuoteState }) {
  const t = useText('quotes')
  return <Chip {...looks[state]}>{t(`state.${state}`)}</Chip>
}
