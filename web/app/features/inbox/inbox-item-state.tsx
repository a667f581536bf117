import type { ApplicationState } from '@ticarum/contract/values/inbox'
import { Chip } from '../../components/ui/chip.tsx'
import { deskIcons } from '../../components/ui/desk-icon.tsx'
import { icons } from '../../components/ui/icon.tsx'
import { useText } from '../../texts.ts'

const looks = {
  new: { tone: 'waiting', icon: icons.clock },
  taken: { tone: 'running', icon: deskIcons.pencil },
  answered: { tone: 'done', icon: icons.check },
  invited: { tone: 'done', icon: deskIcons.mail },
  refused: { tone: 'ended', icon: icons.x },
  closed: { tone: 'plain', icon: icons['circle-check'] },
} as const

export function InquiryState({ state }: { state: ApplicationState }) {
  const t = useText('inbox')
  return <Chip {...looks[state]}>{t(`state.${state}`)}</Chip>
}
