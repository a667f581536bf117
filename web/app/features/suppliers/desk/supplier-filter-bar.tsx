import { FilterMenu } from '../../../components/table/filter-menu.tsx'
import { TableSearch } from '../../../components/table/table-search.tsx'
import { useText } from '../../../texts.ts'
import { DESK_SUPPLIERS_PATH, deskSuppliersPath, type SupplierFilters, supplierQuery, supplierStates } from './paths.ts'

export function SupplierFilterBar({ filters }: { filters: SupplierFilters }) {
  const t = useText('suppliers')
  const settings = useText('supplier-settings')
  const companies = useText('companies')
  const named = (each: (typeof supplierStates)[number]) =>
    each === 'all' || each === 'change' || each === 'papers'
      ? t(`filter.${each}`)
      : each === 'verified'
        ? companies('verified')
        : settings(`verification.${each}`)
  return (
    <>
      <TableSearch
        label={t('search')}
        action={DESK_SUPPLIERS_PATH}
        q={filters.q}
        kept={supplierQuery({ ...filters, q: '' })}
      />
      <FilterMenu
        label={t('filter')}
        value={named(filters.state)}
        options={supplierStates.map((state) => ({
          label: named(state),
          to: deskSuppliersPath({ ...filters, state }),
          current: state === filters.state,
        }))}
      />
    </>
  )
}
