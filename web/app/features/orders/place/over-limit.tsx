import { useText } from '../../../texts.ts'

/** More than can be ordered here is agreed on by mail: product and quantity are filled in. */
export function OverLimit({ email, product, quantity }: { email: string; product: string; quantity: number }) {
  const t = useText('place-order')
  const mail = new URLSearchParams({
    subject: t('over.subject', { product }),
    body: t('over.body', { product, quantity }),
  })
  return (
    <p role="status" className="grid justify-items-start gap-1 rounded-control bg-sand px-4 py-3">
      {t('over')}
      {/* A mail program would show a space's plus sign. */}
      <a
        href={`mailto:${email}?${String(mail).replaceAll('+', '%20')}`}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-3"
      >
        {t('over.mail')}
      </a>
    </p>
  )
}
