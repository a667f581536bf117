import { lazy } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { BackLink } from '../components/ui/back-link.tsx'
import { ErrorState } from '../components/ui/error-state.tsx'
import { ShareDeal } from '../features/deals/share-deal.tsx'
import { actOnQuote } from '../features/quotes/page/act-on-quote.server.ts'
import { loadQuote } from '../features/quotes/page/load-quote.server.ts'
import { AcceptLink, EndLinks, OrderLink } from '../features/quotes/page/quote-acts.tsx'
import { quoteErrors, type RedrawnQuote } from '../features/quotes/page/quote-errors.ts'
import { QuoteHead } from '../features/quotes/page/quote-head.tsx'
import { QuoteLines, ReadLine } from '../features/quotes/page/quote-lines.tsx'
import { PhoneBar, QuoteSums } from '../features/quotes/page/quote-sums.tsx'
import { QuoteTermsView } from '../features/quotes/page/quote-terms.tsx'
import { ThreadLink } from '../features/quotes/page/thread-link.tsx'
import { Versions } from '../features/quotes/page/versions.tsx'
import { quoteListPath, quotePath } from '../features/quotes/paths.ts'
import { FormErrors } from '../forms/form-errors.tsx'
import { useFormErrors } from '../forms/use-form-errors.ts'
import { useText } from '../texts.ts'

// What is shown in some states, to the desk, or after a press (decision 14).
const AnswerForm = lazy(() =>
  import('../features/quotes/page/answer-form.tsx').then(({ AnswerForm }) => ({ default: AnswerForm })),
)
const AcceptSheet = lazy(() =>
  import('../features/quotes/page/accept-sheet.tsx').then(({ AcceptSheet }) => ({ default: AcceptSheet })),
)
const EndDialog = lazy(() =>
  import('../features/quotes/page/end-dialog.tsx').then(({ EndDialog }) => ({ default: EndDialog })),
)
const ClaimCard = lazy(() =>
  import('../features/quotes/page/claim-card.tsx').then(({ ClaimCard }) => ({ default: ClaimCard })),
)

export const loader = (args: LoaderFunctionArgs) => loadQuote(args)

export const action = (args: ActionFunctionArgs) => actOnQuote(args)

/** A conflict (409) reloads the page, so it shows the version that came meanwhile. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>
type Open = Extract<Loaded, { key: string }>

/** A quote, as each of its sides and the desk see it. */
export default function QuotePage() {
  const t = useText('quotes')
  const { id = '' } = useParams()
  const loaded = useLoaderData<typeof loader>()
  const refused: RedrawnQuote | undefined = useActionData<typeof action>()
  if ('key' in loaded) return <OpenQuote loaded={loaded} refused={refused} />
  return (
    <Wrap className="grid gap-6 pt-4 pb-16">
      <PageTitle>{t('title')}</PageTitle>
      <BackLink to={quoteListPath(loaded.reader)}>{t('title')}</BackLink>
      <ErrorState
        title={t('error')}
        text={t('error.load')}
        again={{ label: t('again'), to: quotePath(loaded.reader, id) }}
      />
    </Wrap>
  )
}

function OpenQuote({ loaded, refused }: { loaded: Open; refused: RedrawnQuote | undefined }) {
  const { reader, quote, before, dialog, destinations, delivery, emailToConfirm, form, key } = loaded
  const t = useText('quotes')
  const share = useText('share-deal')
  const { shown } = quote
  const page = quotePath(reader, quote.id)
  const of = (...intents: string[]) => (intents.includes(refused?.values.intent ?? '') ? refused : undefined)
  const own = [...(form ? [form.answering] : []), ...(dialog === 'accept' ? acceptForms : dialog ? [dialog] : [])]
  // Its form is gone: the quote has changed meanwhile.
  const aside = refused && !of(...own) ? refused : undefined
  const { errors, attempt } = useFormErrors(aside, quoteErrors(t))
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('quote', { number: quote.number })}</PageTitle>
      <QuoteHead quote={quote} reader={reader} />
      <FormErrors title={t('error')} errors={errors.map(({ text }) => ({ text }))} attempt={attempt} />
      {quote.contact ? <ClaimCard contact={quote.contact} page={page} formKey={key} /> : null}
      {shown.number === quote.version ? null : (
        <p className="flex flex-wrap items-center gap-x-4 rounded-card bg-sand px-4 py-1">
          <b className="font-semibold">{t('older', { number: shown.number })}</b>
          <Link to={page} className="inline-flex min-h-12 items-center text-primary underline underline-offset-3">
            {t('latest')}
          </Link>
        </p>
      )}
      {form ? (
        <AnswerForm
          key={shown.number}
          quote={quote}
          before={before}
          form={form}
          ports={destinations.ports}
          depositPercent={destinations.depositPercent}
          page={page}
          formKey={key}
          refused={of(form.answering)}
        />
      ) : (
        <ReadQuote loaded={loaded} page={page} />
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <QuoteTermsView
          shown={shown}
          before={before}
          ports={destinations.ports}
          depositPercent={destinations.depositPercent}
        />
        <Versions quote={quote} page={page} />
        <ThreadLink quote={quote} reader={reader} />
        <section aria-labelledby="share" className="grid content-start gap-3">
          <h2 id="share" className="text-xl">
            {share('title')}
          </h2>
          <ShareDeal quoteId={quote.id} shared={quote.shared} />
        </section>
      </div>
      {dialog === 'accept' ? (
        <AcceptSheet
          quote={quote}
          destinations={destinations}
          values={delivery}
          emailToConfirm={emailToConfirm}
          page={page}
          formKey={key}
          refused={of(...acceptForms)}
        />
      ) : dialog ? (
        <EndDialog key={dialog} act={dialog} quote={quote} page={page} formKey={key} refused={of(dialog)} />
      ) : null}
    </Wrap>
  )
}

/** Intents of the delivery form. */
const acceptForms = ['accept', 'address', 'forget', 'send-code']

/** A version that is only read: it is the other side's turn, an older one, or over. */
function ReadQuote({ loaded: { quote, before, destinations }, page }: { loaded: Open; page: string }) {
  const t = useText('quotes')
  const { shown } = quote
  const latest = shown.number === quote.version
  return (
    <div>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <QuoteLines shown={shown} before={before}>
          {(line, was) => <ReadLine line={line} before={was} />}
        </QuoteLines>
        <QuoteSums
          title={t('version', { number: shown.number })}
          totalCents={shown.totalCents}
          depositPercent={shown.depositPercent ?? destinations.depositPercent}
          basis={shown.basis}
        >
          {latest ? (
            <div className="grid gap-3 *:w-full empty:hidden">
              <OrderLink quote={quote} />
              <AcceptLink quote={quote} page={page} />
              <EndLinks quote={quote} page={page} />
            </div>
          ) : null}
        </QuoteSums>
      </div>
      {latest && (quote.order || quote.act === 'accept') ? (
        <PhoneBar totalCents={shown.totalCents}>
          <OrderLink quote={quote} />
          <AcceptLink quote={quote} page={page} />
        </PhoneBar>
      ) : null}
    </div>
  )
}
