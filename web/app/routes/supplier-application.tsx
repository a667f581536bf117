import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { described } from '../components/layout/described.ts'
import { PageHead } from '../components/layout/page-head.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { sendApplication } from '../features/supplier-application/application.server.ts'
import { SupplierApplicationForm } from '../features/supplier-application/application-form.tsx'
import { Benefits } from '../features/supplier-application/benefits.tsx'
import { SUPPLIER_APPLICATION_PATH } from '../features/supplier-application/paths.ts'
import { ThankYou } from '../features/supplier-application/thank-you.tsx'
import { FOR_EVERY_VISITOR } from '../render/cache-control.ts'
import { INDEXED } from '../render/indexing.ts'
import { useText } from '../texts.ts'

/** The thank-you page is for one applicant, so it is not cached for others. */
export function loader({ url }: LoaderFunctionArgs) {
  const applied = url.searchParams.has('done')
  return data({ applied }, { headers: applied ? {} : { ...FOR_EVERY_VISITOR, ...INDEXED } })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export const action = (args: ActionFunctionArgs) => sendApplication(args)

export default function SupplierApplication() {
  const t = useText('supplier-application')
  const { applied } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (applied) return <ThankYou />
  return (
    <Wrap className="grid gap-10 pt-8 pb-16 lg:pt-12 lg:pb-24">
      <PageHead path={SUPPLIER_APPLICATION_PATH} title={t('title')} description={described(t('lead'))} />
      <div className="grid gap-3">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-lg">{t('lead')}</p>
      </div>
      <Benefits />
      <section aria-labelledby="register" className="grid gap-5">
        <div className="grid gap-2">
          <h2 id="register" className="text-2xl">
            {t('form.title')}
          </h2>
          <p className="max-w-prose text-muted">{t('form.lead')}</p>
        </div>
        <SupplierApplicationForm refused={refused} />
      </section>
    </Wrap>
  )
}
