import type { ProductStatus } from '@ticarum/contract/values/products'
import { Chip } from '../../../components/ui/chip.tsx'
import { deskIcons } from '../../../components/ui/desk-icon.tsx'
import { icons } from '../../../components/ui/icon.tsx'
import { useText } from '../../../texts.ts'

const looks = {
  draft: { tone: 'plain', icon: deskIcons['circle-dashed'] },
  in_review: { tone: 'waiting', icon: icons.clock },
  listed: { tone: 'done', icon: icons.check },
  changes_requested: { tone: 'waiting', icon: deskIcons.pencil },
  rejected: { tone: 'ended', icon: icons.x },
  paused: { tone: 'plain', icon: deskIcons.pause },
  archived: { tone: 'plain', icon: deskIcons.package },
} as const

export function ProductState({ status }: { status: ProductStatus }) {
  const t = useText('supplier-products')
  return <Chip {...looks[status]}>{t(`status.${status}`)}</Chip>
}
