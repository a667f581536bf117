import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { useText } from '../../texts.ts'

/** In place of what a link showed: it is revoked or was none (`gone`), or can't be read now. */
export function LinkGone({ title, gone }: { title: string; gone: boolean }) {
  const t = useText('tracking')
  return (
    <Wrap className="grid gap-6 pt-8 pb-16">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-3xl">{title}</h1>
      {gone ? (
        <EmptyState title={t('gone')}>
          <p className="text-muted">{t('gone.text')}</p>
        </EmptyState>
      ) : (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: '' }} />
      )}
    </Wrap>
  )
}
