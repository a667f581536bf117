import { moneyTopics, type SaidTerms } from '@ticarum/contract/values/money-terms'
import { TERMS_VERSION, type TermsVersion, termsVersions } from '@ticarum/contract/values/terms'
import { data, Link, type LoaderFunctionArgs } from 'react-router'
import { Wrap } from '../../components/layout/wrap.tsx'
import { finishPage, pageTexts, usePageText } from '../../components/static/prerender.server.tsx'
import { apiContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { useDay } from '../../dates.ts'
import { LegalSections } from './legal-sections.server.tsx'
import { PageTop } from './page-top.server.tsx'

const sections = [
  'company',
  'accounts',
  'listings',
  'prices',
  'orders',
  'payment',
  'delivery',
  'fee',
  'liability',
  'law',
  'changes',
] as const

/** The version in force, or the one in the URL. */
export async function terms(args: LoaderFunctionArgs) {
  const requested = args.params.version
  const known = requested === undefined ? termsVersions[0] : termsVersions.find(({ version }) => version === requested)
  if (!known) throw data(null, { status: 404 })
  const [t, { moneyTerms }] = await Promise.all([
    pageTexts(args, 'page-terms'),
    args.context.get(apiContext).tradeSettings.ports({ language: languageOf(args.request) }),
  ])
  const path = known.version === TERMS_VERSION ? '/terms' : `/terms/${known.version}`
  return finishPage(args, {
    path,
    title: t('title'),
    description: t('description'),
    page: <Terms {...known} money={moneyTerms} />,
  })
}

function Terms({ version, since, money }: { version: TermsVersion; since: string; money: SaidTerms }) {
  const t = usePageText('page-terms')
  const text = usePageText(`page-terms-${version}`)
  const day = useDay()
  const current = version === TERMS_VERSION
  const said = moneyTopics.filter((topic) => money[topic] !== '')
  return (
    <Wrap className="grid gap-10 pt-8 pb-16 md:pt-10 md:pb-24">
      <PageTop title={t('title')} lead={t(current ? 'version' : 'version.old', { version, date: day(since) })} />
      {current && said.length > 0 ? (
        <section aria-labelledby="money" className="grid max-w-prose gap-3 rounded-card bg-sand px-5 py-4">
          <h2 id="money" className="text-lg">
            {t('money')}
          </h2>
          <dl className="grid gap-3">
            {said.map((topic) => (
              <div key={topic}>
                <dt className="font-semibold">{t(`money.${topic}`)}</dt>
                <dd className="whitespace-pre-line">{money[topic]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <LegalSections sections={sections.map((section) => ({ title: text(section), text: text(`${section}.text`) }))} />
      <nav aria-labelledby="versions" className="grid gap-2">
        <h2 id="versions" className="text-lg">
          {t('versions')}
        </h2>
        <ul>
          {termsVersions.map((each) => (
            <li key={each.version}>
              <Link
                to={`/terms/${each.version}`}
                className="inline-flex min-h-12 items-center text-primary underline underline-offset-3"
              >
                {each.version}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Wrap>
  )
}
