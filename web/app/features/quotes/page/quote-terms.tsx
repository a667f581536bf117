import type { QuoteVersion } from '@ticarum/contract/procedures/quotes'
import { choiceNames, type DealChoice, isDealChoice } from '@ticarum/contract/values/deal-choices'
import type { QuoteTerm } from '@ticarum/contract/values/quote-rules'
import { Manifest, type ManifestRow } from '../../../components/ui/manifest.tsx'
import { OldAndNew } from '../../../components/ui/old-and-new.tsx'
import { Written } from '../../../components/ui/written.tsx'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { useChoiceWords } from '../../deals/choices.tsx'

const changedValue = (old: string | null, fresh: string) =>
  old && old !== fresh ? <OldAndNew old={old} fresh={fresh} /> : <bdi>{fresh}</bdi>

interface QuoteTermsViewProps {
  shown: QuoteVersion
  before: QuoteVersion | null
  ports: { code: string; name: string }[]
  /** the company's usual share */
  depositPercent: number
}

/** What a version says of the whole quote; what changed stands with what it was. */
export function QuoteTermsView({ shown, before, ports, depositPercent }: QuoteTermsViewProps) {
  const t = useText('quotes')
  const product = useText('product')
  const chosen = useChoiceWords()
  const day = useDay()
  const dayOr = (value: string | null) => (value ? day(value) : null)
  const written: Record<Exclude<QuoteTerm, DealChoice>, (version: QuoteVersion) => string | null> = {
    basis: ({ basis }) => basis && product(`basis.${basis.incoterm}`, { place: basis.place }),
    leadDays: ({ leadDays }) => (leadDays === null ? null : t('lead.days', { days: leadDays })),
    validUntil: ({ validUntil }) => dayOr(validUntil),
    depositPercent: ({ depositPercent: percent }) => t('percent', { percent: percent ?? depositPercent }),
    wantedOn: ({ wantedOn }) => dayOr(wantedOn),
    port: ({ port }) => ports.find(({ code }) => code === port)?.name ?? port,
  }
  const says = (term: QuoteTerm, version: QuoteVersion) =>
    isDealChoice(term) ? chosen.word(term, version[term]) : written[term](version)
  const order = ['basis', 'leadDays', 'validUntil', 'depositPercent', 'port', 'wantedOn', ...choiceNames] as const
  const rows = order.flatMap((term): ManifestRow[] => {
    const value = says(term, shown)
    const old = before && shown.changed.includes(term) ? says(term, before) : null
    if (value === null && old === null) return []
    const fresh = value ?? '–'
    const label = isDealChoice(term) ? chosen.label(term) : t(`term.${term}`)
    return [{ id: term, label, value: changedValue(old, fresh) }]
  })
  return (
    <section aria-labelledby="terms" className="grid gap-3">
      <h2 id="terms" className="text-xl">
        {t('terms')}
      </h2>
      <Manifest rows={rows} />
      {shown.notes ? (
        <blockquote className="rounded-control bg-sand px-4 py-3 whitespace-pre-line">
          {shown.notesLanguage ? <Written language={shown.notesLanguage}>{shown.notes}</Written> : shown.notes}
        </blockquote>
      ) : null}
      <p className="text-sm text-muted">{product('not-included')}</p>
    </section>
  )
}
