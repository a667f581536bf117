import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { deskSuppliersPath } from '../../features/suppliers/desk/paths.ts'
import { SupplierFilterBar } from '../../features/suppliers/desk/supplier-filter-bar.tsx'
import { SupplierRows } from '../../features/suppliers/desk/supplier-rows.tsx'
import { loadSuppliers } from '../../features/suppliers/desk/suppliers.server.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadSuppliers(args)

export default function Suppliers() {
  const t = useText('suppliers')
  const { filters, after, list } = useLoaderData<typeof loader>()
  const address = deskSuppliersPath(filters)
  return (
    <DeskListPage
      t={t}
      address={address}
      toBeginning={after ? t('first') : null}
      filters={<SupplierFilterBar key={address} filters={filters} />}
    >
      {list ? <SupplierRows key={`${address} ${after}`} first={list.page} address={address} /> : null}
    </DeskListPage>
  )
}
