import { Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useSlow } from '../../context/use-slow.ts'
import { DESK_SUPPLIERS_PATH, deskSuppliersPath } from '../../features/suppliers/desk/paths.ts'
import { StateFilter } from '../../features/suppliers/desk/state-filter.tsx'
import { SupplierRows } from '../../features/suppliers/desk/supplier-rows.tsx'
import { loadSuppliers } from '../../features/suppliers/desk/suppliers.server.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadSuppliers(args)

export default function Suppliers() {
  const t = useText('suppliers')
  const { state, after, list } = useLoaderData<typeof loader>()
  const slow = useSlow(useNavigation().location?.pathname === DESK_SUPPLIERS_PATH)
  const address = deskSuppliersPath(state)
  return (
    <Wrap className="grid gap-6 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <StateFilter key={state} state={state} />
      {after ? (
        <Link
          to={address}
          className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
        >
          {t('first')}
        </Link>
      ) : null}
      {slow ? (
        <Skeleton label={t('loading')} />
      ) : list ? (
        <SupplierRows key={`${state} ${after}`} first={list.page} address={address} />
      ) : (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: address }} />
      )}
    </Wrap>
  )
}
