import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { NarrowedList } from '../../components/ui/narrowed-list.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useSlow } from '../../context/use-slow.ts'
import { IMPORT_PATH as IMPORT } from '../../features/imports/paths.ts'
import { FilterForm } from '../../features/products/list/filter-form.tsx'
import { SUPPLIER_PRODUCTS_PATH, supplierProductsPath } from '../../features/products/list/paths.ts'
import { productActionErrors } from '../../features/products/list/product-action-errors.ts'
import { changeMyProducts, loadMyProducts } from '../../features/products/list/product-list.server.ts'
import { ProductList } from '../../features/products/list/product-list.tsx'
import { UnconfirmedPrices } from '../../features/products/list/unconfirmed-prices.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadMyProducts(args)

export const action = (args: ActionFunctionArgs) => changeMyProducts(args)

export default function MyProducts() {
  const t = useText('supplier-products')
  const { list, filters, after, deleting, key, unconfirmed } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const address = supplierProductsPath(filters)
  const { state, location, formMethod } = useNavigation()
  const slow = useSlow(
    state === 'loading' &&
      formMethod !== 'POST' &&
      location.pathname === SUPPLIER_PRODUCTS_PATH &&
      !location.search.includes('delete='),
  )
  const ofRow = refused?.values.intent === 'quick' && refused.code === 'INPUT_INVALID' ? refused : undefined
  const acted = useFormErrors(ofRow ? undefined : refused, productActionErrors(t, refused?.values.intent))
  return (
    <Wrap className="grid gap-6 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-2">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="max-w-prose text-muted">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={IMPORT} variant="line">
            {t('import')}
          </ButtonLink>
          <ButtonLink to="/supplier/products/new">
            <Icon name="plus" />
            {t('add')}
          </ButtonLink>
        </div>
      </div>
      <FormErrors title={t('error')} errors={acted.errors} attempt={acted.attempt} />
      <UnconfirmedPrices count={unconfirmed} formKey={key} action={sentTo(address)} />
      <FilterForm key={address} filters={filters} />
      {filters.waits ? (
        <NarrowedList
          title={t(`waits.${filters.waits}`)}
          all={{ label: t('waits.all'), to: supplierProductsPath({ ...filters, waits: '' }) }}
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
          <ProductList key={`${address} ${after}`} first={list.page} filters={filters} refused={ofRow} />
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
