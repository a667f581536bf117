import type { Cart } from '@ticarum/contract/procedures/cart'
import { use } from 'react'
import { volume, weight } from '../../measures.ts'
import { LanguageContext, useText } from '../../texts.ts'

/** Volume and weight of the cart, and the share of each container that it fills. */
export function CartLoad({ cart: { load, containers, groups } }: { cart: Cart }) {
  const t = useText('cart')
  const language = use(LanguageContext)
  const lines = groups.flatMap((group) => group.lines)
  const namesOf = (ids: string[]) => lines.filter(({ productId }) => ids.includes(productId)).map(({ name }) => name)
  const unknown = namesOf([...new Set([...load.withoutVolume, ...load.withoutWeight])])
  const size = [
    load.cartons > 0 ? t('cartons', { count: load.cartons }) : null,
    load.cm3 > 0 ? volume(load.cm3, language) : null,
    load.grams > 0 ? weight(load.grams, language) : null,
  ]
  const known = size.filter((part) => part !== null)
  if (known.length === 0 && unknown.length === 0) return null
  return (
    <section aria-labelledby="load" className="grid gap-3 rounded-card bg-sand p-4">
      <h2 id="load" className="font-body! text-base tracking-normal!">
        {t('load')}
      </h2>
      {known.length > 0 ? (
        <p className="flex flex-wrap gap-x-4 font-semibold">
          {known.map((part) => (
            <bdi key={part}>{part}</bdi>
          ))}
        </p>
      ) : null}
      {load.cm3 > 0 || load.grams > 0
        ? containers.map(({ feet, percent }) => (
            <div key={feet} className="grid gap-1 text-sm">
              <p>{t('container', { feet: String(feet), percent })}</p>
              <svg aria-hidden="true" className="h-2 w-full rounded-mark bg-line rtl:-scale-x-100">
                <rect width={`${Math.min(percent, 100)}%`} height="100%" className="fill-primary" />
              </svg>
            </div>
          ))
        : null}
      {unknown.length > 0 ? (
        <p className="text-sm text-muted">{t('load.unknown', { products: unknown.join(', ') })}</p>
      ) : null}
    </section>
  )
}
