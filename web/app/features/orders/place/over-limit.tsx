import { useText } from '../../../texts.ts'

interface OverLimitProps {
  email: string
  product: string
  quantity: number
}

/** Orders above the limit are agreed by email; the link fills in product and quantity. */
export function OverLimit({ email, product, quantity }: OverLimitProps) {
  const t = useText('place-order')
  const mail = new URLSearchParams({
    subject: t('over.subject', { product }),
    body: t('over.body', { product, quantity }),
  })
  return (
    <p role="status" className="grid justify-items-start gap-1 rounded-control bg-sand px-4 py-3">
      {t('over')}
      {/* Mail programs would show '+' instead of a space. */}
      <a
        href={`mailto:${email}?${String(mail).replaceAll('+', '%20')}`}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-3"
      >
        {t('over.mail')}
      </a>
    </p>
  )
}
