import type { Product } from '@ticarum/contract/procedures/products'
import { Manifest } from '../../../components/ui/manifest.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { ProductState } from '../list/product-state.tsx'
import { usePrintDetail } from '../print-detail.ts'
import { publicValue } from './public-value.ts'

/**
 * Review state of a product: the admin's decision, and the changes that wait while the public sees the previous
 * version.
 */
export function ReviewState({ product }: { product: Product }) {
  const t = useText('product-form')
  const printDetail = usePrintDetail()
  const day = useDay()
  const { status, reason, revision, submittedAt } = product
  return (
    <section aria-label={t('state')} className="grid max-w-190 gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <ProductState status={status} />
        {status === 'in_review' && submittedAt ? (
          <span className="text-sm text-muted">{t('state.since', { date: day(submittedAt) })}</span>
        ) : null}
      </p>
      {reason ? (
        <QuotedText title={t(status === 'rejected' ? 'state.rejected' : 'state.changes')} text={reason} />
      ) : null}
      {revision?.state === 'sent_back' ? (
        <QuotedText title={t('revision.sent-back')} text={revision.reason ?? ''} />
      ) : null}
      {revision?.state === 'waiting' ? (
        <div className="grid gap-3 rounded-card bg-sand p-5">
          <h2 className="text-lg">{t('revision.waiting')}</h2>
          <p>{t('revision.text', { date: day(revision.since) })}</p>
          <Manifest
            rows={revision.waits.map((field) => ({
              id: field,
              label: t(`waits.${field}`),
              value: <bdi>{publicValue(t, printDetail, product, field)}</bdi>,
            }))}
          />
        </div>
      ) : null}
    </section>
  )
}

/** Text of an admin, as written. */
function QuotedText({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-1 rounded-card bg-sand p-5">
      <h2 className="text-lg">{title}</h2>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    </div>
  )
}
