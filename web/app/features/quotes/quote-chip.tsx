import type { QuoteState } from '@ticarum/contract/values/quotes'
import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'
import { quoteLooks } from './quote-looks.ts'

export function QuoteChip({ state }: { state: QuoteState }) {
  const t = useText('quotes')
  return <Chip {...quoteLooks[state]}>{t(`state.${state}`)}</Chip>
}
