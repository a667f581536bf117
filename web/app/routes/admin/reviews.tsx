import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { REVIEWS_PATH } from '../../features/reviews/paths.ts'
import { ReviewList } from '../../features/reviews/review-list.tsx'
import { loadReviews } from '../../features/reviews/reviews.server.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadReviews(args)

const addressOf = (kind: string | null) => (kind ? `${REVIEWS_PATH}?kind=${kind}` : REVIEWS_PATH)

export default function Reviews() {
  const t = useText('reviews')
  const { kind, after, list } = useLoaderData<typeof loader>()
  const address = addressOf(kind)
  const tab = (of: 'product' | 'revision' | null, label: string) => ({ label, to: addressOf(of), current: of === kind })
  return (
    <DeskListPage
      t={t}
      address={address}
      toBeginning={after ? t('oldest') : null}
      filters={
        <Tabs
          label={t('tabs')}
          tabs={[tab(null, t('tab.all')), tab('product', t('tab.product')), tab('revision', t('tab.revision'))]}
        />
      }
    >
      {list ? <ReviewList key={`${kind} ${after}`} first={list.page} address={address} /> : null}
    </DeskListPage>
  )
}
