import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskListPage } from '../../components/layout/desk-list-page.tsx'
import { TableTools } from '../../components/table/table-tools.tsx'
import { formFields } from '../../context/form-fields.server.ts'
import { saveView } from '../../features/saved-views/saved-views.server.ts'
import { SaveView, ViewLinks } from '../../features/saved-views/saved-views.tsx'
import { DESK_SUPPLIERS_PATH, deskSuppliersPath, supplierQuery } from '../../features/suppliers/desk/paths.ts'
import { SupplierFilterBar } from '../../features/suppliers/desk/supplier-filter-bar.tsx'
import { SupplierRows, useSupplierColumns } from '../../features/suppliers/desk/supplier-rows.tsx'
import { loadSuppliers } from '../../features/suppliers/desk/suppliers.server.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadSuppliers(args)

export const action = async ({ request, context }: ActionFunctionArgs) =>
  saveView(context, DESK_SUPPLIERS_PATH, await formFields(request))

export default function Suppliers() {
  const t = useText('suppliers')
  const { filters, after, list, views, columns } = useLoaderData<typeof loader>()
  const address = deskSuppliersPath(filters)
  const all = useSupplierColumns()
  return (
    <DeskListPage
      t={t}
      address={address}
      toBeginning={after ? t('first') : null}
      dense
      tools={<SaveView views={views} page={DESK_SUPPLIERS_PATH} kept={supplierQuery(filters)} columns={columns} />}
      beside={<ViewLinks views={views} />}
      filters={
        <div className="flex flex-wrap items-center gap-2">
          <SupplierFilterBar key={address} filters={filters} />
          <TableTools page={DESK_SUPPLIERS_PATH} columns={all} chosen={columns} kept={supplierQuery(filters)} />
        </div>
      }
    >
      {list ? <SupplierRows key={`${address} ${after}`} first={list.page} columns={columns} address={address} /> : null}
    </DeskListPage>
  )
}
