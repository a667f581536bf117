import type { PlatformReport } from '@ticarum/contract/procedures/analytics'
import { Manifest } from '../../components/ui/manifest.tsx'
import { useText } from '../../texts.ts'
import { useFigures } from './written-figures.ts'

export type PlatformFigures = Pick<PlatformReport, 'users' | 'listedProducts' | 'rating' | 'desk'>

/** What the platform has now, whatever the period: users, products, ratings. */
export function PlatformFiguresView({ platform: { users, listedProducts, rating } }: { platform: PlatformFigures }) {
  const t = useText('analytics')
  const { decimal } = useFigures()
  const all = users.customer + users.supplier + users.admin
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-xl">{t('platform')}</h2>
      <Manifest
        rows={[
          { label: t('users'), value: t('users.by', { all, ...users }) },
          { label: t('listed'), value: t('count', { count: listedProducts }) },
          { label: t('rating'), value: rating === null ? t('rating.none') : decimal(rating) },
        ]}
      />
    </section>
  )
}
