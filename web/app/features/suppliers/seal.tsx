import { Shape } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'

/** For verified companies only; the word is always shown beside the mark. */
export function Seal() {
  const t = useText('companies')
  return (
    <span className="seal">
      <Shape name="seal" />
      {t('verified')}
    </span>
  )
}
