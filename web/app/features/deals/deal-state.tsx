import type { QuoteState } from '@ticarum/contract/values/quotes'
import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'

const looks = {
  requested: { tone: 'waiting', icon: 'clock' },
  offered: { tone: 'running', icon: 'money' },
  countered: { tone: 'waiting', icon: 'clock' },
  ordered: { tone: 'done', icon: 'check' },
  withdrawn: { tone: 'ended', icon: 'x' },
  declined: { tone: 'ended', icon: 'ban' },
  expired: { tone: 'ended', icon: 'clock' },
  closed: { tone: 'ended', icon: 'x' },
} as const

export function DealState({ state }: { state: QuoteState }) {
  const t = useText('deal')
  return <Chip {...looks[state]}>{t(`state.${state}`)}</Chip>
}
