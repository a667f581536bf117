import type { StockState } from '@ticarum/contract/values/products'
import { Chip } from '../../components/ui/chip.tsx'
import { icons } from '../../components/ui/icon.tsx'
import { useText } from '../../texts.ts'

const looks = {
  in_stock: { tone: 'done', icon: icons.check },
  sold_out: { tone: 'ended', icon: icons.x },
  made_to_order: { tone: 'running', icon: icons.clock },
} as const

export function StockChip({ state }: { state: StockState }) {
  const t = useText('listings')
  return <Chip {...looks[state]}>{t(`stock.${state}`)}</Chip>
}
