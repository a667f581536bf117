import { Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { useSlow } from '../../context/use-slow.ts'
import { REVIEWS_PATH } from '../../features/reviews/paths.ts'
import { ReviewList } from '../../features/reviews/review-list.tsx'
import { loadReviews } from '../../features/reviews/reviews.server.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadReviews(args)

const addressOf = (kind: string | null) => (kind ? `${REVIEWS_PATH}?kind=${kind}` : REVIEWS_PATH)

export default function Reviews() {
  const t = useText('reviews')
  const { kind, after, list } = useLoaderData<typeof loader>()
  const slow = useSlow(useNavigation().location?.pathname === REVIEWS_PATH)
  const address = addressOf(kind)
  const tab = (of: 'product' | 'revision' | null, label: string) => ({ label, to: addressOf(of), current: of === kind })
  return (
    <Wrap className="grid gap-6 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <Tabs
        label={t('tabs')}
        tabs={[tab(null, t('tab.all')), tab('product', t('tab.product')), tab('revision', t('tab.revision'))]}
      />
      {after ? (
        <Link
          to={address}
          className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
        >
          {t('oldest')}
        </Link>
      ) : null}
      {slow ? (
        <Skeleton label={t('loading')} />
      ) : list ? (
        <ReviewList key={`${kind} ${after}`} first={list.page} address={address} />
      ) : (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: address }} />
      )}
    </Wrap>
  )
}
