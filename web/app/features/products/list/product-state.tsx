import type { ProductStatus } from '@ticarum/contract/values/products'
import { Chip } from '../../../components/ui/chip.tsx'
import { useText } from '../../../texts.ts'

const looks = {
  draft: { tone: 'plain', icon: 'circle-dashed' },
  in_review: { tone: 'waiting', icon: 'clock' },
  listed: { tone: 'done', icon: 'check' },
  changes_requested: { tone: 'waiting', icon: 'pencil' },
  rejected: { tone: 'ended', icon: 'x' },
  paused: { tone: 'plain', icon: 'pause' },
  archived: { tone: 'plain', icon: 'package' },
} as const

export function ProductState({ status }: { status: ProductStatus }) {
  const t = useText('supplier-products')
  return <Chip {...looks[status]}>{t(`status.${status}`)}</Chip>
}
