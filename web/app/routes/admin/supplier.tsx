import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { WriteToCompanyLink } from '../../features/inbox/write-to-company-link.tsx'
import { PaperList } from '../../features/papers/paper-list.tsx'
import { deskPayoutPath } from '../../features/payout/paths.ts'
import { isChangeIntent } from '../../features/suppliers/desk/change-decisions.ts'
import { ChangeForm } from '../../features/suppliers/desk/change-form.tsx'
import { lateVerificationErrors } from '../../features/suppliers/desk/decision-errors.ts'
import { Decisions } from '../../features/suppliers/desk/decisions.tsx'
import { FeeForm } from '../../features/suppliers/desk/fee-form.tsx'
import { History } from '../../features/suppliers/desk/history.tsx'
import { DESK_SUPPLIERS_PATH, deskSupplierPath } from '../../features/suppliers/desk/paths.ts'
import { SupplierApplication } from '../../features/suppliers/desk/supplier-application.tsx'
import { SupplierIdentity } from '../../features/suppliers/desk/supplier-identity.tsx'
import { SupplierOrders } from '../../features/suppliers/desk/supplier-orders.tsx'
import { SupplierProducts } from '../../features/suppliers/desk/supplier-products.tsx'
import { decideVerificationAction, loadSupplier } from '../../features/suppliers/desk/suppliers.server.ts'
import { VerificationChip } from '../../features/suppliers/verification-chip.tsx'
import { MemberRows } from '../../features/users/member-rows.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadSupplier(args)

export const action = (args: ActionFunctionArgs) => decideVerificationAction(args)

/** A conflict (409) reloads the page, so it shows the current state. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function SupplierPage() {
  const t = useText('suppliers')
  const ofPapers = useText('papers')
  const { id = '' } = useParams()
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  // Another admin's decision has removed the form that was sent.
  const isLate =
    refused?.code === 'ALREADY_DECIDED' ||
    refused?.code === 'WRONG_STATE' ||
    refused?.code === 'CHANGED_MEANWHILE' ||
    refused?.code === 'NOT_FOUND'
  const late = useFormErrors(isLate ? refused : undefined, lateVerificationErrors(t))
  if (!loaded.verification) {
    return (
      <Wrap className="grid gap-6 pt-4 pb-16">
        <PageTitle>{t('title')}</PageTitle>
        <BackLink to={DESK_SUPPLIERS_PATH}>{t('title')}</BackLink>
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: deskSupplierPath(id) }} />
      </Wrap>
    )
  }
  const { verification, place, ways, inAYear, key, orders, list, after } = loaded
  const { supplier, state } = verification
  const ofFee = refused?.values.intent === 'fee' ? refused : undefined
  const ofChange = !isLate && isChangeIntent(refused?.values.intent) ? refused : undefined
  return (
    <Wrap className="grid gap-8 pt-4 pb-16 lg:pt-6">
      <PageTitle>{supplier.name}</PageTitle>
      <div className="grid gap-3">
        <BackLink to={DESK_SUPPLIERS_PATH}>{t('title')}</BackLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-3xl">
            <bdi>{supplier.name}</bdi>
          </h1>
          <VerificationChip state={state} />
        </div>
      </div>
      <FormErrors title={t('error')} errors={late.errors} attempt={late.attempt} />
      {verification.change ? (
        <ChangeForm
          key={verification.change.id}
          supplier={supplier}
          change={verification.change}
          formKey={key}
          refused={ofChange}
        />
      ) : null}
      <div className="grid gap-8 lg:grid-cols-2">
        <SupplierIdentity supplier={{ ...supplier, ...place }} />
        <section aria-labelledby="history" className="grid content-start gap-3">
          <h2 id="history" className="text-xl">
            {t('history')}
          </h2>
          <History history={verification.history} />
        </section>
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="members" className="grid content-start gap-3">
          <h2 id="members" className="text-xl">
            {t('members')}
          </h2>
          <MemberRows members={verification.members} />
          <WriteToCompanyLink id={id} />
          <Link
            to={deskPayoutPath(id)}
            className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
          >
            {t('payout')}
          </Link>
        </section>
        <section aria-labelledby="orders" className="grid content-start gap-3">
          <h2 id="orders" className="text-xl">
            {t('orders')}
          </h2>
          {orders ? (
            <SupplierOrders orders={orders} name={supplier.name} />
          ) : (
            <p className="text-danger">{t('error.orders')}</p>
          )}
        </section>
      </div>
      <section aria-labelledby="papers" className="grid content-start gap-3">
        <h2 id="papers" className="text-xl">
          {ofPapers('title')}
        </h2>
        <PaperList papers={verification.papers} />
      </section>
      {verification.application ? <SupplierApplication {...verification.application} /> : null}
      <section aria-labelledby="decide" className="grid gap-4 border-y border-line py-6">
        <h2 id="decide" className="text-xl">
          {t('decide')}
        </h2>
        <Decisions
          key={`${id} ${state} ${verification.since}`}
          id={id}
          state={state}
          seen={verification.seen}
          ways={ways}
          inAYear={inAYear}
          formKey={key}
          refused={isLate || ofFee || ofChange ? undefined : refused}
        />
      </section>
      <FeeForm key={`fee ${verification.fee.own}`} id={id} fee={verification.fee} ways={ways} refused={ofFee} />
      <section aria-labelledby="products" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="products" className="text-xl">
            {t('products')}
          </h2>
          <ButtonLink to={`/supplier/products/new?supplier=${id}`} variant="line">
            <Icon name="plus" small />
            {t('products.add')}
          </ButtonLink>
        </div>
        {after ? (
          <Link
            to={deskSupplierPath(id)}
            className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
          >
            {t('products.newest')}
          </Link>
        ) : null}
        {list ? (
          <SupplierProducts key={`${id} ${after}`} first={list.page} path={deskSupplierPath(id)} />
        ) : (
          <ErrorState
            title={t('error')}
            text={t('error.products')}
            again={{ label: t('again'), to: deskSupplierPath(id) }}
          />
        )}
      </section>
    </Wrap>
  )
}
