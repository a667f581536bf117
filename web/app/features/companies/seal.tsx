import { Shape } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'

/** For verified companies alone, and never without the word. */
export function Seal() {
  const t = useText('companies')
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-xs font-semibold text-text">
      <Shape name="seal" className="h-5 w-[17px]" />
      {t('verified')}
    </span>
  )
}
