import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { WISHLIST_PATH } from '../../features/wishlist/paths.ts'
import { UndoRemoval } from '../../features/wishlist/undo-removal.tsx'
import { WishList } from '../../features/wishlist/wish-list.tsx'
import { changeWishlist, loadWishlist } from '../../features/wishlist/wishlist.server.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadWishlist(args)

export const action = (args: ActionFunctionArgs) => changeWishlist(args)

export default function Wishlist() {
  const t = useText('wishlist')
  const { list, after, removed, key } = useLoaderData<typeof loader>()
  return (
    <Wrap className="grid gap-6 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      {removed ? <UndoRemoval {...removed} formKey={key} /> : null}
      {after ? (
        <Link
          to={WISHLIST_PATH}
          className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
        >
          {t('newest')}
        </Link>
      ) : null}
      {list ? (
        <WishList key={after} first={list.page} formKey={key} />
      ) : (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: WISHLIST_PATH }} />
      )}
    </Wrap>
  )
}
