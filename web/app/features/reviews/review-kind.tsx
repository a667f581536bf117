import type { Review } from '@ticarum/contract/procedures/reviews'
import { Chip } from '../../components/ui/chip.tsx'
import { deskIcons } from '../../components/ui/desk-icon.tsx'
import { useText } from '../../texts.ts'

const looks = {
  product: { tone: 'running', icon: deskIcons.package },
  revision: { tone: 'waiting', icon: deskIcons.pencil },
} as const

export function ReviewKind({ kind }: { kind: Review['kind'] }) {
  const t = useText('reviews')
  return <Chip {...looks[kind]}>{t(`kind.${kind}`)}</Chip>
}
