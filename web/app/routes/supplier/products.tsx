import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { DenseTitle } from '../../components/layout/dense-title.tsx'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { TableTools } from '../../components/table/table-tools.tsx'
import { UndoBar } from '../../components/table/undo-bar.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { NarrowedList } from '../../components/ui/narrowed-list.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useSlowList } from '../../context/use-slow-list.ts'
import { useMoment } from '../../dates.ts'
import { IMPORT_PATH as IMPORT } from '../../features/imports/paths.ts'
import { FilterForm } from '../../features/products/list/filter-form.tsx'
import { productQuery, SUPPLIER_PRODUCTS_PATH, supplierProductsPath } from '../../features/products/list/paths.ts'
import { productActionErrors } from '../../features/products/list/product-action-errors.ts'
import { useProductColumns } from '../../features/products/list/product-columns.tsx'
import { changeMyProducts, loadMyProducts } from '../../features/products/list/product-list.server.ts'
import { ProductList } from '../../features/products/list/product-list.tsx'
import { UnconfirmedPrices } from '../../features/products/list/unconfirmed-prices.tsx'
import { SaveView, ViewLinks } from '../../features/saved-views/saved-views.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadMyProducts(args)

export const action = (args: ActionFunctionArgs) => changeMyProducts(args)

export default function MyProducts() {
  const t = useText('supplier-products')
  const moment = useMoment()
  const { list, filters, after, deleting, key, unconfirmed, views, columns, act } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  // The bulk form shows its own errors.
  const isBulk = answer?.values.intent === 'bulk' || answer?.values.intent === 'undo'
  const bulk = answer && isBulk && !('newPrices' in answer) ? answer : undefined
  const asked = answer && 'newPrices' in answer ? answer : undefined
  const refused = answer && 'code' in answer && !bulk ? answer : undefined
  const address = supplierProductsPath(filters)
  const slow = useSlowList()
  const all = useProductColumns({ action: sentTo(address), refused: undefined })
  const isOfRow = refused?.code === 'INPUT_INVALID' || refused?.code === 'PRICES_TO_CONFIRM'
  const ofRow = refused && 'asked' in refused && refused.values.intent === 'quick' && isOfRow ? refused : undefined
  const acted = useFormErrors(ofRow ? undefined : refused, productActionErrors(t, refused?.values.intent))
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2 pb-16 md:px-6!">
      <PageTitle>{t('title')}</PageTitle>
      <DenseTitle
        title={t('title')}
        beside={<ViewLinks views={views} />}
        tools={
          <div className="flex flex-wrap gap-2">
            <SaveView views={views} page={SUPPLIER_PRODUCTS_PATH} kept={productQuery(filters)} columns={columns} />
            <ButtonLink to={IMPORT} variant="line" small>
              {t('import')}
            </ButtonLink>
            <ButtonLink to="/supplier/products/new" small>
              <Icon name="plus" />
              {t('add')}
            </ButtonLink>
          </div>
        }
      />
      <FormErrors title={t('error')} errors={acted.errors} attempt={acted.attempt} />
      <UnconfirmedPrices count={unconfirmed} formKey={key} action={sentTo(address)} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-150">
          <FilterForm key={address} filters={filters} />
        </div>
        <TableTools page={SUPPLIER_PRODUCTS_PATH} columns={all} chosen={columns} kept={productQuery(filters)} />
      </div>
      {act ? <UndoBar act={act} action={sentTo(address)} formKey={key} /> : null}
      {filters.waits ? (
        <NarrowedList
          title={t(`waits.${filters.waits}`)}
          all={{ label: t('waits.all'), to: supplierProductsPath({ ...filters, waits: '' }) }}
        />
      ) : null}
      {filters.accepted ? (
        <NarrowedList
          title={t('accepted', { date: moment(filters.accepted.slice(0, filters.accepted.indexOf('~'))) })}
          all={{ label: t('waits.all'), to: supplierProductsPath({ ...filters, accepted: '' }) }}
        />
      ) : null}
      {after ? (
        <Link
          to={address}
          className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
        >
          {t('newest')}
        </Link>
      ) : null}
      {slow ? <Skeleton label={t('loading')} /> : null}
      <div hidden={slow}>
        {list ? (
          <ProductList
            key={`${address} ${after}`}
            first={list.page}
            filters={filters}
            columns={columns}
            formKey={key}
            refused={ofRow}
            bulk={bulk}
            asked={asked}
          />
        ) : (
          <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: address }} />
        )}
      </div>
      {deleting ? (
        <ConfirmDialog
          title={t('delete.title')}
          text={t('delete.text', { name: deleting.name })}
          back={address}
          action={{ intent: 'delete', id: deleting.id, key: deleting.key }}
          labels={{ cancel: t('cancel'), submit: t('delete.submit'), busy: t('delete.busy') }}
        />
      ) : null}
    </Wrap>
  )
}
