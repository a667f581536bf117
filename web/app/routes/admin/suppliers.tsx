import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { deskSuppliersPath } from '../../features/suppliers/desk/paths.ts'
import { StateFilter } from '../../features/suppliers/desk/state-filter.tsx'
import { SupplierRows } from '../../features/suppliers/desk/supplier-rows.tsx'
import { loadSuppliers } from '../../features/suppliers/desk/suppliers.server.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadSuppliers(args)

export default function Suppliers() {
  const t = useText('suppliers')
  const { state, after, list } = useLoaderData<typeof loader>()
  const address = deskSuppliersPath(state)
  return (
    <DeskListPage
      t={t}
      address={address}
      toBeginning={after ? t('first') : null}
      filters={<StateFilter key={state} state={state} />}
    >
      {list ? <SupplierRows key={`${state} ${after}`} first={list.page} address={address} /> : null}
    </DeskListPage>
  )
}
