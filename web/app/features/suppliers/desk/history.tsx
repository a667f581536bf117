import type { VerificationDetails } from '@ticarum/contract/procedures/verifications'
import { useDay } from '../../../dates.ts'
import { useText } from '../../../texts.ts'
import { VerificationChip } from '../verification-chip.tsx'

/** Decisions about a supplier, newest first. */
export function History({ history }: { history: VerificationDetails['history'] }) {
  const t = useText('suppliers')
  const companies = useText('companies')
  const day = useDay()
  if (history.length === 0) return <p className="text-muted">{t('history.none')}</p>
  return (
    <ol className="border-t border-rule">
      {history.map(({ state, since, reason, checks, validUntil, decidedBy }) => (
        <li key={`${since} ${state}`} className="grid gap-1 border-b border-line py-3">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <VerificationChip state={state} />
            <span className="text-sm text-muted">
              {day(since)}
              {decidedBy ? (
                <>
                  {' · '}
                  <bdi>{decidedBy}</bdi>
                </>
              ) : null}
            </span>
          </p>
          {checks.length > 0 ? (
            <p className="text-sm">{checks.map((check) => companies(`check.${check}`)).join(' · ')}</p>
          ) : null}
          {validUntil ? (
            <p className="text-sm text-muted">{companies('seal.until', { date: day(validUntil) })}</p>
          ) : null}
          {reason ? (
            <p dir="auto" className="max-w-prose whitespace-pre-line">
              {reason}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
