import { Shape } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'

/** For verified companies alone, and never without the word. */
export function Seal() {
  const t = useText('companies')
  return (
    <span className="seal">
      <Shape name="seal" />
      {t('verified')}
    </span>
  )
}
