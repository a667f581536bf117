import type { InvitationStatus } from '@ticarum/contract/values/invitation-rules'
import { Chip } from '../../components/ui/chip.tsx'
import { deskIcons } from '../../components/ui/desk-icon.tsx'
import { icons } from '../../components/ui/icon.tsx'
import { useText } from '../../texts.ts'

const looks = {
  pending: { tone: 'waiting', icon: icons.clock },
  accepted: { tone: 'done', icon: icons.check },
  revoked: { tone: 'ended', icon: icons.x },
  replaced: { tone: 'plain', icon: deskIcons.mail },
  expired: { tone: 'plain', icon: icons['circle-alert'] },
} as const

export function InvitationState({ state }: { state: InvitationStatus }) {
  const t = useText('invitations')
  return <Chip {...looks[state]}>{t(`state.${state}`)}</Chip>
}
