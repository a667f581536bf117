import type { InboxSubject } from '@ticarum/contract/procedures/inbox'
import { PersonName } from '../../components/ui/person-name.tsx'
import { useMoment } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { useWords } from '../messages/use-words.ts'

/** What two companies had written to each other when one of them reported it. */
export function ReportCopy({ copy }: { copy: Extract<InboxSubject, { kind: 'report' }>['copy'] }) {
  const t = useText('inbox')
  const common = useText('common')
  const moment = useMoment()
  const words = useWords()
  return (
    <section aria-labelledby="copy" className="grid gap-3">
      <h2 id="copy" className="text-lg">
        {t('copy')}
      </h2>
      <ol className="grid gap-3 border-s-4 border-line ps-4">
        {copy.map(({ side, name, body, phrase, at }) => (
          <li key={`${at} ${side} ${phrase} ${body}`} className="grid gap-0.5">
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <PersonName name={name} className="font-semibold" />
              {side === 'desk' ? common('brand') : common(`role.${side}`)}
              <span>{moment(at)}</span>
            </p>
            <p dir="auto" className="max-w-prose break-words whitespace-pre-wrap">
              {words({ body, phrase })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
