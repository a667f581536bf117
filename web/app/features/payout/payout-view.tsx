import type { Payout, SupplierPayout } from '@ticarum/contract/procedures/payout'
import { Manifest } from '../../components/ui/manifest.tsx'
import { useName } from '../../components/ui/person-name.tsx'
import { useMoment } from '../../dates.ts'
import { useText } from '../../texts.ts'

/** What is in effect, and what waits or was declined. */
export function PayoutView({ payout: { current, latest } }: { payout: SupplierPayout }) {
  const t = useText('payout')
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <section aria-labelledby="current" className="grid content-start gap-3">
        <h2 id="current" className="text-xl">
          {t('current')}
        </h2>
        {current ? <PayoutRows payout={current} /> : <p className="text-muted">{t('current.none')}</p>}
      </section>
      {latest ? (
        <section aria-labelledby="latest" className="grid content-start gap-3 rounded-card bg-sand p-5">
          <h2 id="latest" className="text-xl">
            {t(latest.state === 'declined' ? 'declined' : 'proposed')}
          </h2>
          <PayoutRows payout={latest} />
          {latest.reason ? (
            <p dir="auto" className="whitespace-pre-line">
              {latest.reason}
            </p>
          ) : (
            <p className="text-sm text-muted">{t('proposed.text')}</p>
          )}
        </section>
      ) : null}
    </div>
  )
}

function PayoutRows({ payout: { holder, bank, iban, swift, proposedBy, proposedAt } }: { payout: Payout }) {
  const t = useText('payout')
  const moment = useMoment()
  const nameOf = useName()
  const rows = [
    { label: t('holder'), value: <bdi>{holder}</bdi> },
    { label: t('bank'), value: <bdi>{bank}</bdi> },
    { label: t('iban'), value: <bdi dir="ltr">{iban.replace(/(.{4})(?=.)/g, '$1 ')}</bdi> },
    ...(swift ? [{ label: t('swift'), value: <bdi dir="ltr">{swift}</bdi> }] : []),
    { label: t('entered'), value: t('entered.by', { name: nameOf(proposedBy), moment: moment(proposedAt) }) },
  ]
  return <Manifest rows={rows} />
}
