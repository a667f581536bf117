import type { InboxItem } from '@ticarum/contract/procedures/inbox'
import { Chip } from '../../components/ui/chip.tsx'
import { Initials } from '../../components/ui/initials.tsx'
import { useName } from '../../components/ui/person-name.tsx'
import { languageNames } from '../../context/language.ts'
import { useMoment } from '../../dates.ts'
import { useText } from '../../texts.ts'

interface Entry {
  id: string
  kind: 'message' | 'note'
  name: string
  body: string
  at: string
  mailState?: string | null
  received?: InboxItem['messages'][number]['received']
}

/** What was written, answered and noted, oldest first. */
export function Thread({ item }: { item: InboxItem }) {
  const t = useText('inbox')
  const moment = useMoment()
  const nameOf = useName()
  const { subject, recipient } = item
  const first: Entry[] =
    subject.kind === 'order' || subject.kind === 'company'
      ? []
      : [
          {
            id: subject.id,
            kind: 'message',
            name: subject.kind === 'application' ? subject.contactPerson : item.who,
            body: subject.message,
            at: item.createdAt,
          },
        ]
  const further: Entry[] = [
    ...item.messages.map((message) => ({ ...message, kind: 'message' as const, at: message.createdAt })),
    ...item.notes.map((note) => ({ ...note, kind: 'note' as const, at: note.createdAt })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <ol className="grid gap-5">
      {[...first, ...further].map(({ id, kind, name, body, at, mailState, received }, n) =>
        kind === 'note' ? (
          <li key={id} className="grid gap-1 rounded-control bg-warning-wash px-4 py-3">
            <p dir="auto" className="break-words whitespace-pre-wrap">
              {body}
            </p>
            <p className="text-sm text-muted">{t('note.by', { name: nameOf(name), moment: moment(at) })}</p>
          </li>
        ) : (
          <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <Initials of={nameOf(name)} />
            <div className="grid min-w-0 gap-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <bdi className="font-semibold">{nameOf(name)}</bdi>
                <span className="text-sm text-muted">{moment(at)}</span>
                {n === 0 && recipient ? <Chip icon="languages">{languageNames[recipient.language]}</Chip> : null}
                {mailState ? <span className="text-sm text-muted">{t(`mail.${mailWord(mailState)}`)}</span> : null}
                {received ? <span className="text-sm text-muted">{t('received')}</span> : null}
              </p>
              <p dir="auto" className="max-w-prose break-words whitespace-pre-wrap">
                {body}
              </p>
              {received?.cut ? <p className="text-sm text-muted">{t('received.cut')}</p> : null}
              {received && received.filesLeftOut > 0 ? (
                <p className="text-sm text-muted">{t('received.files', { count: received.filesLeftOut })}</p>
              ) : null}
            </div>
          </li>
        ),
      )}
    </ol>
  )
}

const mailWord = (state: string) => (state === 'sent' || state === 'failed' ? state : 'queued')
