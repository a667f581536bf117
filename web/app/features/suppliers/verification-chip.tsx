import type { VerificationState } from '@ticarum/contract/values/products'
import { Chip } from '../../components/ui/chip.tsx'
import { deskIcons } from '../../components/ui/desk-icon.tsx'
import { icons } from '../../components/ui/icon.tsx'
import { useText } from '../../texts.ts'
import { Seal } from './seal.tsx'

const looks = {
  new: { tone: 'plain', icon: deskIcons['circle-dashed'] },
  submitted: { tone: 'waiting', icon: icons.clock },
  in_review: { tone: 'waiting', icon: icons.clock },
  changes_requested: { tone: 'waiting', icon: deskIcons.pencil },
  rejected: { tone: 'ended', icon: icons.x },
  expired: { tone: 'plain', icon: icons['circle-alert'] },
  suspended: { tone: 'ended', icon: icons['circle-alert'] },
} as const

/** Where a supplier's verification stands: the seal for who has it, words for all others. */
export function VerificationChip({ state }: { state: VerificationState }) {
  const t = useText('supplier-settings')
  return state === 'verified' ? <Seal /> : <Chip {...looks[state]}>{t(`verification.${state}`)}</Chip>
}
