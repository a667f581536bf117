import type { OrderRow } from '@ticarum/contract/procedures/order-shapes'
import { Chip } from '../../components/ui/chip.tsx'
import { useTextIf } from '../../texts.ts'

/** Marks an order of a sample, wherever orders are shown. */
export function SampleChip({ order: { sample } }: { order: Pick<OrderRow, 'sample'> }) {
  const t = useTextIf(sample, 'orders')
  return t ? <Chip icon="package">{t('sample')}</Chip> : null
}
