import type { Message, Thread } from '@ticarum/contract/procedures/messages'
import type { OrderEvent } from '@ticarum/contract/procedures/order-shapes'
import type { OfferCard } from '@ticarum/contract/procedures/quotes'
import { Fragment, use } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Button } from '../../components/ui/button.tsx'
import { HiddenText } from '../../components/ui/hidden-text.tsx'
import { useName } from '../../components/ui/person-name.tsx'
import { languageNames } from '../../context/language.ts'
import { useDay, useTime } from '../../dates.ts'
import { LanguageContext, useText } from '../../texts.ts'
import { OfferCardView } from '../quotes/offer-card.tsx'
import { MessageFile } from './message-file.tsx'
import { OrderEventCard } from './order-event-card.tsx'
import { messageAnchor, subjectPath, type ThreadRole } from './paths.ts'
import type { UnsentMessage } from './unsent.ts'
import { useWords } from './use-words.ts'

const bubble = 'grid w-fit max-w-[min(85%,34rem)] gap-1 rounded-card px-3.5 py-2 break-words'
const ours = `${bubble} ms-auto bg-primary-wash`
const theirs = `${bubble} bg-sand-2`
const foot = 'flex flex-wrap items-center justify-end gap-x-2 text-xs text-muted'

interface MessageLogProps extends Pick<Thread, 'messages' | 'events' | 'cards' | 'act'> {
  role: ThreadRole
  /** it is the thread of an order or a quote */
  three: boolean
  today: string
}

/** What was said and what happened to order and quote, oldest first, with the days between. */
export function MessageLog({ messages, events, cards, act, role, three, today }: MessageLogProps) {
  const t = useText('messages')
  const day = useDay()
  const entries = inOrder(messages, events, cards)
  return entries.map(({ at, message, event, card }, n) => {
    const on = day(at)
    const before = entries[n - 1]
    return (
      <Fragment key={message?.id ?? event?.id ?? card?.id}>
        {before && day(before.at) === on ? null : (
          <li className="justify-self-center rounded-mark bg-sand px-3 py-0.5 text-xs font-semibold text-muted">
            {on === day(today) ? t('today') : on}
          </li>
        )}
        {message ? <MessageView message={message} three={three} /> : null}
        {event ? <OrderEventCard event={event} /> : null}
        {card ? <OfferCardView card={card} role={role} act={act?.version === card.version ? act : null} /> : null}
      </Fragment>
    )
  })
}

interface LogEntry {
  at: string
  message?: Message
  event?: OrderEvent
  card?: OfferCard
}

/** Messages stay in the order of their numbers; what happened stands before the first message that is later. */
function inOrder(messages: Message[], events: OrderEvent[], cards: OfferCard[]): LogEntry[] {
  const left: LogEntry[] = [
    ...cards.map((card) => ({ at: card.at, card })),
    ...events.map((event) => ({ at: event.at, event })),
  ].sort((a, b) => a.at.localeCompare(b.at))
  const entries: LogEntry[] = []
  const eventsUntil = (moment?: string) => {
    while (left[0] && (moment === undefined || left[0].at <= moment)) entries.push(...left.splice(0, 1))
  }
  for (const message of messages) {
    eventsUntil(message.createdAt)
    entries.push({ at: message.createdAt, message })
  }
  eventsUntil()
  return entries
}

/** Where there are three sides, by whom it was read. */
function useReadText(): (readBy: Message['readBy']) => string {
  const t = useText('messages')
  return ([first, ...more]) => (first ? t(more.length > 0 ? 'read.all' : `read.${first}`) : '')
}

interface MessageViewProps {
  message: Message
  /** in the thread of an order or a quote */
  three: boolean
}

function MessageView({ message, three }: MessageViewProps) {
  const { mine, name, about, delivered, read, readBy, createdAt } = message
  const language = message.phrase || message.file ? null : message.language
  const reading = use(LanguageContext)
  const t = useText('messages')
  const common = useText('common')
  const readText = useReadText()
  const words = useWords()
  const time = useTime()
  const nameOf = useName()
  return (
    <li id={messageAnchor(message.id)} className={`${mine ? ours : theirs} target:outline-3 target:outline-focus`}>
      {about ? (
        <Link to={subjectPath(about)} className="grid rounded-control border border-line bg-surface px-3 py-1.5">
          <span className="text-xs text-muted">{t(`about.${about.kind}`)}</span>
          <bdi className="font-semibold break-words">{about.name}</bdi>
        </Link>
      ) : null}
      {message.file ? (
        <MessageFile id={message.id} name={message.body} file={message.file} />
      ) : (
        <p dir="auto" lang={language ?? undefined} className="whitespace-pre-wrap">
          {words(message)}
        </p>
      )}
      <p className={foot}>
        {language && language !== reading ? <bdi lang={language}>{languageNames[language]}</bdi> : null}
        <bdi>{nameOf(name) || common('brand')}</bdi>
        <time dateTime={createdAt}>{time(createdAt)}</time>
        {mine ? (
          <span className={read ? 'text-primary' : ''}>
            <Icon name={read ? 'circle-check' : 'check'} small />
            {delivered && !read ? <Icon name="check" small /> : null}
            {three && read ? (
              ` ${readText(readBy)}`
            ) : (
              <HiddenText>{t(read ? 'read' : delivered ? 'delivered' : 'sent')}</HiddenText>
            )}
          </span>
        ) : null}
      </p>
    </li>
  )
}

interface UnsentLogProps {
  unsent: UnsentMessage[]
  onAgain(id: string): void
  onRemove(id: string): void
}

/** What waits for the line, or was refused. */
export function UnsentLog({ unsent, onAgain, onRemove }: UnsentLogProps) {
  const t = useText('messages')
  const words = useWords()
  return unsent.map(({ id, body, phrase = null, refused }) => (
    <li key={id} className={ours}>
      <p dir="auto" className="whitespace-pre-wrap">
        {words({ body, phrase })}
      </p>
      <p className={foot}>
        <Icon name={refused ? 'circle-alert' : 'clock'} small />
        <span role="status">{t(refused ? 'refused' : 'waiting')}</span>
        {refused ? (
          <>
            <Button type="button" variant="quiet" small onClick={() => onAgain(id)}>
              {t('again')}
            </Button>
            <Button type="button" variant="quiet" small onClick={() => onRemove(id)}>
              {t('remove')}
            </Button>
          </>
        ) : null}
      </p>
    </li>
  ))
}
