import type { VerificationState } from '@ticarum/contract/values/products'
import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'
import { Seal } from './seal.tsx'

const looks = {
  new: { tone: 'plain', icon: 'circle-dashed' },
  submitted: { tone: 'waiting', icon: 'clock' },
  in_review: { tone: 'waiting', icon: 'clock' },
  changes_requested: { tone: 'waiting', icon: 'pencil' },
  rejected: { tone: 'ended', icon: 'x' },
  expired: { tone: 'plain', icon: 'circle-alert' },
  suspended: { tone: 'ended', icon: 'circle-alert' },
} as const

/** The seal for verified suppliers, a chip for all other states. */
export function VerificationChip({ state }: { state: VerificationState }) {
  const t = useText('supplier-settings')
  return state === 'verified' ? <Seal /> : <Chip {...looks[state]}>{t(`verification.${state}`)}</Chip>
}
