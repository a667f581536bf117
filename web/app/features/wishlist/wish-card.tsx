import type { Wish } from '@ticarum/contract/procedures/wishlist'
import type { Ref } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { Price } from '../../components/ui/price.tsx'
import { Written } from '../../components/ui/written.tsx'
import { useDay } from '../../dates.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { isolated } from '../../isolated.ts'
import { usePrice } from '../../money.ts'
import { useText } from '../../texts.ts'
import { placeOrderPath } from '../listings/overlay-paths.ts'
import { visitorViewer } from '../listings/viewer.ts'
import { useProductActions } from '../product-actions/use-product-actions.ts'
import { WISHLIST_PATH } from './paths.ts'

/** Id of the form that asks for a price of what is ticked. */
export const CHOSEN_FORM = 'chosen'

const cardGrid =
  'grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 border-b border-line py-5 sm:flex sm:flex-col ' +
  'sm:border-0 sm:p-0'

interface WishCardProps {
  wish: Wish
  formKey: string
  first: boolean
  focus?: { ref: Ref<HTMLLIElement>; tabIndex: number } | undefined
}

const isGood = (change: Wish['changes'][number]) => change === 'price_down' || change === 'back_in_stock'

/** A product as it was when it was added to the wishlist, at the price of now, what has changed since, and actions. */
export function WishCard({ wish, formKey, first, focus }: WishCardProps) {
  const t = useText('wishlist')
  const listings = useText('listings')
  const day = useDay()
  const price = usePrice()
  const { productId, name, description, language, priceCents, unit, image, category, wishedAt, now, changes } = wish
  const current = now?.priceCents ?? priceCents
  const { formData } = useNavigation()
  const sent = formData?.get('productId') === productId ? formData.get('intent') : null
  return (
    <li {...focus} className={cardGrid}>
      <div className="h-33 rounded-control bg-sand sm:aspect-4/3 sm:h-auto sm:rounded-card">
        {image ? <Photo picture={image} alt="" sizes="(min-width: 640px) 290px, 112px" first={first} /> : null}
      </div>
      <div className="grid min-w-0 content-start gap-1 sm:flex-1">
        <h2 className="text-[1.0625rem] leading-tight sm:text-lg">
          {now ? (
            <Link
              to={`/products/${productId}`}
              className="inline-block py-0.5 text-text no-underline hover:underline hover:underline-offset-3"
            >
              <Written language={language}>{name}</Written>
            </Link>
          ) : (
            <Written language={language}>{name}</Written>
          )}
        </h2>
        <p className="line-clamp-2 text-sm leading-snug text-muted">
          <Written language={language}>{description}</Written>
        </p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-1.5">
          <Price cents={current} className="font-title text-[1.25rem] leading-tight font-bold" />
          <span className="text-xs text-muted">{listings('per', { unit: now?.unit ?? unit, minimum: 1 })}</span>
          {current === priceCents ? null : (
            <s className="text-sm text-muted">
              <Price cents={priceCents} />
            </s>
          )}
        </p>
        <p className="text-xs text-muted">
          {t('saved', { category: listings(`category.${category}`), date: day(wishedAt) })}
        </p>
        {now ? <bdi className="text-xs text-muted">{now.supplier.name}</bdi> : null}
        {changes.map((change) => (
          <p key={change} className={`text-sm font-semibold ${isGood(change) ? 'text-success' : 'text-warning'}`}>
            {change === 'price_up' || change === 'price_down'
              ? t(change, { price: isolated(price(priceCents)) })
              : t(change)}
          </p>
        ))}
        {wish.tellWhenBack ? <p className="text-sm text-muted">{t('told')}</p> : null}
      </div>
      {now ? (
        <div className="col-span-2 flex gap-2">
          <ButtonLink to={placeOrderPath(productId)} variant="line" className="flex-1 border-action! text-action!">
            {listings('order')}
          </ButtonLink>
          <AddWished id={productId} minimum={now.minimum} formKey={formKey} />
        </div>
      ) : null}
      <Form method="post" action={sentTo(WISHLIST_PATH)} className="col-span-2 grid">
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="key" value={formKey} />
        <Button
          name="intent"
          value="quote"
          variant="line"
          disabled={!now}
          busy={sent === 'quote'}
          aria-label={t('quote.name', { name })}
          className="disabled:opacity-50"
        >
          {t('quote')}
        </Button>
      </Form>
      <div className="col-span-2 flex items-center justify-between gap-2">
        {now ? (
          <Checkbox
            name="line"
            value={productId}
            form={CHOSEN_FORM}
            label={t('choose')}
            aria-label={t('choose.name', { name })}
          />
        ) : null}
        <Form method="post" action={sentTo(WISHLIST_PATH)} className="ms-auto">
          <input type="hidden" name="productId" value={productId} />
          <Button
            name="intent"
            value="remove"
            variant="quiet"
            busy={sent === 'remove'}
            aria-label={t('remove.name', { name })}
          >
            {t('remove')}
          </Button>
        </Form>
      </div>
    </li>
  )
}

function AddWished({ id, minimum, formKey }: { id: string; minimum: number; formKey: string }) {
  const t = useText('wishlist')
  const { onSubmit } = useProductActions({ id, minimum }, { ...visitorViewer, buys: 'customer' })
  return (
    <Form method="post" action={sentTo('/customer/cart')} onSubmit={onSubmit} className="flex-1 grid">
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="key" value={formKey} />
      <Button name="intent" value="add" variant="line" className="px-2!">
        {t('add-to-cart')}
      </Button>
    </Form>
  )
}
