import type { ReviewDetails } from '@ticarum/contract/procedures/reviews'
import type { ReviewedField } from '@ticarum/contract/values/reviews'
import type { ReactNode } from 'react'
import { useText } from '../../texts.ts'
import { usePrintDetail } from '../products/print-detail.ts'
import { PictureChanges } from './picture-changes.tsx'
import { reviewedValue } from './reviewed-value.ts'
import { type Piece, wordChanges } from './word-changes.ts'

type Both = { now: ReviewDetails['product']; proposed: NonNullable<ReviewDetails['proposed']> }

/** A revision beside the current version, with differences struck out or underlined. */
export function ReviewChanges({ changed, ...both }: { changed: ReviewedField[] } & Both) {
  const t = useText('reviews')
  const form = useText('product-form')
  return (
    <section aria-labelledby="changes" className="grid gap-3">
      <h2 id="changes" className="text-xl">
        {t('changes')}
      </h2>
      <ul className="border-t border-rule">
        {changed.map((field) => (
          <li key={field} className="grid gap-2 border-b border-line py-4">
            <h3 className="font-body! text-base tracking-normal! text-muted">{form(`waits.${field}`)}</h3>
            {field === 'images' ? (
              <PictureChanges before={both.now.images} after={both.proposed.images} />
            ) : (
              <TextChanges field={field} {...both} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function TextChanges({ field, now, proposed }: { field: Exclude<ReviewedField, 'images'> } & Both) {
  const t = useText('reviews')
  const form = useText('product-form')
  const printDetail = usePrintDetail()
  const { before, after } = wordChanges(
    reviewedValue(form, printDetail, now, field),
    reviewedValue(form, printDetail, proposed, field),
  )
  const mark = (pieces: Piece[], one: (text: string) => ReactNode) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
    pieces.map(({ text, changed }, place) => <span key={place}>{changed ? one(text) : text}</span>)
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-6">
      <Side title={t('before')}>
        {mark(before, (text) => (
          <del className="bg-danger-wash decoration-danger decoration-2">{text}</del>
        ))}
      </Side>
      <Side title={t('after')}>
        {mark(after, (text) => (
          <ins className="bg-success-wash font-semibold decoration-success decoration-2 underline-offset-4">{text}</ins>
        ))}
      </Side>
    </div>
  )
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <p className="text-xs font-semibold text-muted">{title}</p>
      <p dir="auto" className="break-words whitespace-pre-line">
        {children}
      </p>
    </div>
  )
}
