import { useText } from '../../texts.ts'

/** In the place of a price that is shown only after sign-in, which leads back to the product. */
export function SignInForPrice({ id }: { id: string }) {
  const t = useText('listings')
  return (
    <a
      href={`/auth?returnTo=/products/${id}`}
      className="inline-block py-1 font-semibold text-primary underline underline-offset-3"
    >
      {t('price.hidden')}
    </a>
  )
}
