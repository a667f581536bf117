import { type ListingSort, listingSorts } from '@ticarum/contract/values/products'
import { Form } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Disclosure } from '../../components/ui/disclosure.tsx'
import { useText } from '../../texts.ts'
import { type ListingFilters, listingFieldsOf } from './listing-filters.ts'

const panelButton =
  'flex min-h-12 list-none items-center gap-2 rounded-control border border-line-input bg-surface px-4 text-base ' +
  'font-medium hover:bg-sand group-open:bg-sand'

// Inputs of their own, without room for errors: invalid filters are ignored.
const labelled = 'grid gap-1.5 text-base font-semibold'
const input =
  'min-h-12 w-full min-w-0 rounded-control border border-line-input bg-surface px-3 font-normal text-text ' +
  'focus:outline-3 focus:outline-offset-1 focus:outline-focus'

/** Sort order, price range and verified filter behind one button. `sort` is the current order. */
export function FilterPanel({ filters, sort }: { filters: ListingFilters; sort: ListingSort }) {
  const t = useText('listings')
  const sorts = listingSorts.filter((each) => each !== 'best' || filters.q)
  return (
    <Disclosure
      className={panelButton}
      label={
        <>
          <Icon name="filter" />
          {t('filter')}
        </>
      }
    >
      <Form
        key={JSON.stringify(filters)}
        action="/products"
        preventScrollReset
        className="grid w-72 max-w-full gap-4 p-2"
      >
        {listingFieldsOf({ q: filters.q, category: filters.category }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className={labelled}>
          {t('sort')}
          <select name="sort" defaultValue={sort} className={input}>
            {sorts.map((each) => (
              <option key={each} value={each}>
                {t(`sort.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="grid min-w-0 grid-cols-2 gap-3">
          <legend className="mb-1.5 text-base font-semibold">{t('price')}</legend>
          {(['min', 'max'] as const).map((end) => (
            <label key={end} className={labelled}>
              {t(`price.${end}`)}
              <input
                name={end}
                defaultValue={filters[end]}
                inputMode="decimal"
                maxLength={11}
                dir="ltr"
                className={input}
              />
            </label>
          ))}
        </fieldset>
        <label className="flex min-h-12 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="verified"
            value="only"
            defaultChecked={filters.verified}
            className="size-5 flex-none accent-primary"
          />
          {t('verified')}
        </label>
        <Button type="submit">{t('filter.apply')}</Button>
      </Form>
    </Disclosure>
  )
}
