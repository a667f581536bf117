import type { VerificationDetails } from '@ticarum/contract/procedures/verifications'
import { Link } from 'react-router'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { inboxPath } from '../../inbox/paths.ts'

type SupplierApplicationProps = NonNullable<VerificationDetails['application']>

/** What a supplier wrote when it applied, and the way to the conversation about it. */
export function SupplierApplication({ itemId, message, files, sentAt }: SupplierApplicationProps) {
  const t = useText('suppliers')
  const day = useDay()
  return (
    <section aria-labelledby="application" className="grid justify-items-start gap-2">
      <h2 id="application" className="text-xl">
        {t('application')}
      </h2>
      <p dir="auto" className="max-w-prose break-words whitespace-pre-line">
        {message}
      </p>
      <p className="text-sm text-muted">{t('application.sent', { day: day(sentAt), files })}</p>
      <Link
        to={inboxPath({}, itemId)}
        className="inline-flex min-h-12 items-center text-primary underline underline-offset-3"
      >
        {t('application.open')}
      </Link>
    </section>
  )
}
