import type { InvitationStatus } from '@ticarum/contract/values/invitation-rules'
import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'

const looks = {
  pending: { tone: 'waiting', icon: 'clock' },
  accepted: { tone: 'done', icon: 'check' },
  revoked: { tone: 'ended', icon: 'x' },
  replaced: { tone: 'plain', icon: 'mail-plus' },
  expired: { tone: 'plain', icon: 'circle-alert' },
} as const

export function InvitationState({ state }: { state: InvitationStatus }) {
  const t = useText('invitations')
  return <Chip {...looks[state]}>{t(`state.${state}`)}</Chip>
}
