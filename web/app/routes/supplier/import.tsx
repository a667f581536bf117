import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { loadPriceListStart, startImportAction } from '../../features/imports/imports.server.ts'
import { PastImports } from '../../features/imports/past-imports.tsx'
import { StartImportForm } from '../../features/imports/start-import-form.tsx'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadPriceListStart(args)

export const action = (args: ActionFunctionArgs) => startImportAction(args)

const FILE = '/supplier/products/price-list'
const link = 'inline-flex min-h-12 items-center text-primary underline underline-offset-3'

export default function ImportPriceList() {
  const t = useText('imports')
  const { key, language, list } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Wrap className="grid gap-8 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <BackLink to="/supplier/products">{t('back')}</BackLink>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <section aria-labelledby="files" className="grid gap-1 border-y border-line py-4">
        <h2 id="files" className="text-xl">
          {t('files')}
        </h2>
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <a href={`${FILE}?template&format=xlsx`} className={link}>
              {t('template.xlsx')}
            </a>
          </li>
          <li>
            <a href={`${FILE}?template&format=csv`} className={link}>
              {t('template.csv')}
            </a>
          </li>
          <li>
            <a href={`${FILE}?format=xlsx`} className={link}>
              {t('export.xlsx')}
            </a>
          </li>
          <li>
            <a href={`${FILE}?format=csv`} className={link}>
              {t('export.csv')}
            </a>
          </li>
        </ul>
      </section>
      <StartImportForm formKey={key} language={language} refused={refused} />
      <PastImports key={list?.after} first={list?.page ?? null} />
    </Wrap>
  )
}
