import { useEffect, useRef } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Written } from '../../components/ui/written.tsx'
import { ReviewChanges } from '../../features/reviews/changes.tsx'
import { lateDecisionErrors } from '../../features/reviews/decision-errors.ts'
import { DecisionForm } from '../../features/reviews/decision-form.tsx'
import { GoneReview } from '../../features/reviews/gone-review.tsx'
import { REVIEWS_PATH, reviewPath } from '../../features/reviews/paths.ts'
import { ProductAsListed } from '../../features/reviews/product-as-listed.tsx'
import { ReviewKind } from '../../features/reviews/review-kind.tsx'
import { decideReviewAction, loadReview } from '../../features/reviews/reviews.server.ts'
import { WaitedText } from '../../features/reviews/waited-text.tsx'
import { Seal } from '../../features/suppliers/seal.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadReview(args)

export const action = (args: ActionFunctionArgs) => decideReviewAction(args)

/** A conflict (409) reloads the page, so it shows the current state. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>
type Open = Extract<Loaded, { key: string }>

export default function ReviewPage() {
  const t = useText('reviews')
  const loaded = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  const refused = useActionData<typeof action>()
  const late = useFormErrors(refused, lateDecisionErrors(t))
  return (
    <Wrap className="grid gap-6 pt-4 pb-16 lg:pt-6">
      <BackLink to={REVIEWS_PATH}>{t('title')}</BackLink>
      {'key' in loaded ? (
        <OpenReview loaded={loaded} refused={refused} />
      ) : (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <h1 className="text-3xl">{t('title')}</h1>
          <FormErrors title={t('error')} errors={late.errors} attempt={late.attempt} />
          {loaded.gone ? (
            <GoneReview next={loaded.next} />
          ) : (
            <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: reviewPath(id) }} />
          )}
        </>
      )}
    </Wrap>
  )
}

function OpenReview({
  loaded: { review, draft, byMachine, basis, shown, next, key },
  refused,
}: {
  loaded: Open
  refused: ReturnType<typeof useActionData<typeof action>>
}) {
  const t = useText('reviews')
  const { id, kind, product, proposed, changed, waited } = review
  const listing = proposed ? { ...product, ...proposed } : product
  return (
    <>
      <PageTitle>{listing.name}</PageTitle>
      <div className="grid gap-3">
        <Heading of={id}>
          <Written language={listing.language}>{listing.name}</Written>
        </Heading>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ReviewKind kind={kind} />
          <WaitedText waited={waited} />
          <Link
            to={`/admin/suppliers/${product.supplier.id}`}
            className="inline-flex min-h-12 items-center text-primary underline underline-offset-3"
          >
            <bdi>{product.supplier.name}</bdi>
          </Link>
          {product.supplier.verified ? <Seal /> : null}
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/supplier/products/edit/${product.id}`} variant="line" small>
            {t('edit')}
          </ButtonLink>
          {next ? (
            <ButtonLink to={reviewPath(next)} variant="quiet" small>
              {t('skip')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-10">
          {proposed ? <ReviewChanges changed={changed} now={product} proposed={proposed} /> : null}
          <ProductAsListed product={listing} basis={basis} shown={shown} />
        </div>
        <DecisionForm
          key={`${id} ${review.version} ${byMachine}`}
          review={review}
          product={listing}
          draft={draft}
          byMachine={byMachine}
          formKey={key}
          refused={refused}
        />
      </div>
    </>
  )
}

/**
 * After a decision the next review replaces this one, so focus moves to its heading for keyboard and screen reader
 * users.
 */
function Heading({ of, children }: { of: string; children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const named = useRef(of)
  useEffect(() => {
    if (named.current !== of) heading.current?.focus()
    named.current = of
  }, [of])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl">
      {children}
    </h1>
  )
}
