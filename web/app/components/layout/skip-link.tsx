import { useText } from '../../texts.ts'

export function SkipLink() {
  const t = useText('common')
  return (
    <a href="#main" className="absolute start-4 -top-20 z-60 rounded-control bg-text px-4 py-3 text-bg focus:top-2">
      {t('skip')}
    </a>
  )
}
