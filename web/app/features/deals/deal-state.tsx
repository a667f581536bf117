import type { QuoteState } from '@ticarum/contract/values/quotes'
import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'
import { quoteLooks } from '../quotes/quote-looks.ts'

export function DealState({ state }: { state: QuoteState }) {
  const t = useText('deal')
  return <Chip {...quoteLooks[state]}>{t(`state.${state}`)}</Chip>
}
