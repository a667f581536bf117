import type { Wish } from '@ticarum/contract/procedures/wishlist'
import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { WishCard } from '../../features/wishlist/wish-card.tsx'
import { changeWishlist, loadWishlist } from '../../features/wishlist/wishlist.server.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'

const cardList =
  'grid border-t border-rule sm:grid-cols-[repeat(auto-fill,minmax(240px,1fr))] sm:gap-x-6 sm:gap-y-10 sm:border-0'

const PATH = '/customer/wishlist'
const FIRST_SCREEN = 6

export const loader = (args: LoaderFunctionArgs) => loadWishlist(args)

export const action = (args: ActionFunctionArgs) => changeWishlist(args)

export default function Wishlist() {
  const t = useText('wishlist')
  const { list, after, removed, key } = useLoaderData<typeof loader>()
  return (
    <Wrap className="grid gap-6 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      {removed ? <Removed {...removed} formKey={key} /> : null}
      {after ? (
        <Link
          to={PATH}
          className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
        >
          {t('newest')}
        </Link>
      ) : null}
      {list ? (
        <Wishes key={after} first={list.page} formKey={key} />
      ) : (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: PATH }} />
      )}
    </Wrap>
  )
}

/** Offers to undo the removal; the product returns with its original date. */
function Removed({ productId, wishedAt, formKey }: { productId: string; wishedAt: string; formKey: string }) {
  const t = useText('wishlist')
  return (
    <Form
      method="post"
      action={sentTo(PATH)}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sand px-5 py-3"
    >
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="wishedAt" value={wishedAt} />
      <span>{t('removed')}</span>
      <Button name="intent" value="undo" variant="line" small>
        {t('undo')}
      </Button>
    </Form>
  )
}

function Wishes({ first, formKey }: { first: { items: Wish[]; next: string | null }; formKey: string }) {
  const t = useText('wishlist')
  const { items, more, focusOf } = useMore(first, PATH)
  if (items.length === 0) {
    return (
      <EmptyState title={t('none')}>
        <ButtonLink to="/products">{t('browse')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-8">
      <ul className={cardList}>
        {items.map((wish, place) => (
          <WishCard key={wish.id} wish={wish} formKey={formKey} first={place < FIRST_SCREEN} focus={focusOf(wish.id)} />
        ))}
      </ul>
      <LoadMore {...more} />
    </div>
  )
}
