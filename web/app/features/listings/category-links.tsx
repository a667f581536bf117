import { type Category, firstCategories } from '@ticarum/contract/values/products'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '../../texts.ts'
import { type ListingFilters, productsPath } from './listing-filters.ts'

const categoryLink =
  'inline-flex min-h-12 items-center rounded-control border border-line-input bg-surface px-4 text-base font-medium ' +
  'whitespace-nowrap no-underline hover:bg-sand aria-[current]:border-text aria-[current]:bg-text ' +
  'aria-[current]:font-semibold aria-[current]:text-bg'

/** The first categories are always shown, in this order; the others only if they have products. */
export function CategoryLinks({ filters, filled }: { filters: ListingFilters; filled: Category[] }) {
  const t = useText('listings')
  const row = useRef<HTMLElement>(null)
  // Below 1280 px the row scrolls: its current category comes into view, unless it is the first, at which the row
  // begins. scrollIntoView() would move the page too.
  useEffect(() => {
    const box = row.current
    const link = box?.querySelector('li + li > [aria-current]')?.getBoundingClientRect()
    if (!box || !link) return
    const { left, right } = box.getBoundingClientRect()
    box.scrollBy(Math.max(0, link.right - right) + Math.min(0, link.left - left), 0)
  }, [])
  const further = filled.filter((category) => !firstCategories.some((first) => first === category))
  return (
    <nav
      ref={row}
      aria-label={t('categories')}
      className="-my-1 -ms-4 min-w-0 flex-1 overflow-x-auto py-1 ps-4 [scrollbar-width:none] sm:-ms-1 sm:ps-1"
    >
      <ul className="flex gap-2 min-[1280px]:flex-wrap">
        {[null, ...firstCategories, ...further].map((category) => (
          <li key={category}>
            <Link
              to={productsPath({ ...filters, category })}
              preventScrollReset
              aria-current={category === filters.category ? 'true' : undefined}
              className={categoryLink}
            >
              {t(`category.${category ?? 'all'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
