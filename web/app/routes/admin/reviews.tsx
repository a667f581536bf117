import { use } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { companiesByName } from '../../components/table/companies-by-name.ts'
import { FilterMenu } from '../../components/table/filter-menu.tsx'
import { TableTools } from '../../components/table/table-tools.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { acceptReviewsAction } from '../../features/reviews/accept-reviews.server.ts'
import { REVIEWS_PATH, reviewQuery, reviewsPath } from '../../features/reviews/paths.ts'
import { ReviewList, useReviewColumns } from '../../features/reviews/review-list.tsx'
import { loadReviews } from '../../features/reviews/reviews.server.ts'
import { SaveView, ViewLinks } from '../../features/saved-views/saved-views.tsx'
import { LanguageContext, useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadReviews(args)

export const action = (args: ActionFunctionArgs) => acceptReviewsAction(args)

export default function Reviews() {
  const t = useText('reviews')
  const { filters, after, list, views, columns, key } = useLoaderData<typeof loader>()
  const bulk = useActionData<typeof action>()
  const all = useReviewColumns()
  const address = reviewsPath(filters)
  const tab = (kind: 'product' | 'revision' | '', label: string) => ({
    label,
    to: reviewsPath({ ...filters, kind }),
    current: kind === filters.kind,
  })
  const suppliers = companiesByName(
    (list?.page.items ?? []).map(({ supplier }) => supplier),
    use(LanguageContext),
  )
  return (
    <DeskListPage
      t={t}
      address={address}
      toBeginning={after ? t('oldest') : null}
      dense
      tools={<SaveView views={views} page={REVIEWS_PATH} kept={reviewQuery(filters)} columns={columns} />}
      beside={
        <>
          <Tabs
            compact
            label={t('tabs')}
            tabs={[tab('', t('tab.all')), tab('product', t('tab.product')), tab('revision', t('tab.revision'))]}
          />
          <ViewLinks views={views} />
        </>
      }
      filters={
        <div className="flex flex-wrap items-center gap-2">
          <FilterMenu
            label={t('column.supplier')}
            value={filters.supplier ? (suppliers.find(({ id }) => id === filters.supplier)?.name ?? '…') : undefined}
            options={[
              { label: t('supplier.all'), to: reviewsPath({ ...filters, supplier: '' }), current: !filters.supplier },
              ...suppliers.map(({ id, name }) => ({
                label: name,
                to: reviewsPath({ ...filters, supplier: id }),
                current: id === filters.supplier,
              })),
            ]}
            hint={t('supplier.hint')}
          />
          <TableTools page={REVIEWS_PATH} columns={all} chosen={columns} kept={reviewQuery(filters)} />
        </div>
      }
    >
      {list ? (
        <ReviewList
          key={`${address} ${after}`}
          first={list.page}
          columns={columns}
          address={address}
          formKey={key}
          bulk={bulk}
        />
      ) : null}
    </DeskListPage>
  )
}
