import type { CompanyFacts } from '@ticarum/contract/procedures/company-facts'
import { useText } from '../../../texts.ts'

/** The trading company at the head of a paper; null: could not be read. */
export function CompanyOnPaper({ company }: { company: CompanyFacts | null }) {
  const t = useText('order-paper')
  const common = useText('common')
  return (
    <div className="grid text-end">
      <p className="font-title text-lg font-bold">{common('brand')}</p>
      {company?.legalName ? <bdi>{company.legalName}</bdi> : null}
      <bdi>{company?.address || t('paper.place')}</bdi>
      {company?.taxNumber ? <bdi>{company.taxNumber}</bdi> : null}
      {company?.phone ? <bdi dir="ltr">{company.phone}</bdi> : null}
      {company?.whatsapp ? <bdi dir="ltr">{t('paper.whatsapp', { number: company.whatsapp })}</bdi> : null}
    </div>
  )
}

export function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div className="grid content-start">
      <p className="text-muted">{title}</p>
      {lines.filter(Boolean).map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </div>
  )
}
