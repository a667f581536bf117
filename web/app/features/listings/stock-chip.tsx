import type { StockState } from '@ticarum/contract/values/products'
import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'

const looks = {
  in_stock: { tone: 'done', icon: 'check' },
  sold_out: { tone: 'ended', icon: 'x' },
  made_to_order: { tone: 'running', icon: 'clock' },
} as const

export function StockChip({ state }: { state: StockState }) {
  const t = useText('listings')
  return <Chip {...looks[state]}>{t(`stock.${state}`)}</Chip>
}
