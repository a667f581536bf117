import type { Review } from '@ticarum/contract/procedures/reviews'
import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'

const looks = {
  product: { tone: 'running', icon: 'package' },
  revision: { tone: 'waiting', icon: 'pencil' },
} as const

export function ReviewKind({ kind }: { kind: Review['kind'] }) {
  const t = useText('reviews')
  return <Chip {...looks[kind]}>{t(`kind.${kind}`)}</Chip>
}
