import { data, type HeadersArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { SupplierList } from '../features/companies/supplier-list.tsx'
import { FOR_EVERY_VISITOR } from '../render/cache-control.ts'
import { useText } from '../texts.ts'
import { apiContext } from '../visit/contexts.ts'

const ROWS = 12

export async function loader({ request, context }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after')
  const page = await context.get(apiContext).companies.listSuppliers({ limit: ROWS, ...(after ? { after } : {}) })
  return data({ list: { page, after } }, { headers: FOR_EVERY_VISITOR })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export default function Home() {
  const t = useText('home')
  const { page, after } = useLoaderData<typeof loader>().list
  return (
    <Wrap className="pt-10 pb-16 lg:pt-18 md:pb-24">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-16">
        <h1 className="max-w-[13ch] text-hero leading-[0.98] tracking-[-0.025em] arabic:leading-tight arabic:tracking-normal">{t('title')}</h1>
        <p className="max-w-prose text-lg">{t('lead')}</p>
      </div>
      <section aria-labelledby="suppliers" className="mt-16 grid gap-6 lg:mt-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-8">
        <div className="grid content-start gap-2">
          <h2 id="suppliers" className="text-2xl">
            {t('suppliers')}
          </h2>
          {after ? (
            <Link to="/" className="inline-flex min-h-12 items-center text-primary underline underline-offset-3">
              {t('newest')}
            </Link>
          ) : null}
        </div>
        <SupplierList key={after} first={page} path="/?index" />
      </section>
    </Wrap>
  )
}
