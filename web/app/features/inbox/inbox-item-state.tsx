import type { InboxState } from '@ticarum/contract/values/inbox'
import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'

const looks = {
  new: { tone: 'waiting', icon: 'clock' },
  taken: { tone: 'running', icon: 'pencil' },
  answered: { tone: 'done', icon: 'check' },
  invited: { tone: 'done', icon: 'mail-plus' },
  refused: { tone: 'ended', icon: 'x' },
  closed: { tone: 'plain', icon: 'circle-check' },
} as const

export function InboxItemState({ state }: { state: InboxState }) {
  const t = useText('inbox')
  return <Chip {...looks[state]}>{t(`state.${state}`)}</Chip>
}
