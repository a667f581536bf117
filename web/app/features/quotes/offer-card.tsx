import type { Thread } from '@ticarum/contract/procedures/messages'
import type { OfferCard } from '@ticarum/contract/procedures/quotes'
import { choiceNames, isDealChoice, usualChoices } from '@ticarum/contract/values/deal-choices'
import type { Role } from '@ticarum/contract/values/roles'
import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { HiddenText } from '../../components/ui/hidden-text.tsx'
import { useName } from '../../components/ui/person-name.tsx'
import { Price } from '../../components/ui/price.tsx'
import { useDay, useTime } from '../../dates.ts'
import { useList } from '../../lists.ts'
import { useText } from '../../texts.ts'
import { useChoiceWords } from '../deals/choices.tsx'
import { orderPath } from '../orders/paths.ts'
import { AcceptLink } from './page/quote-acts.tsx'
import { quotePath, versionPath } from './paths.ts'
import { quoteLooks } from './quote-looks.ts'

interface OfferCardProps {
  card: OfferCard
  role: Role
  /** what it asks of its reader; null: nothing, or it is not the newest */
  act: Thread['act']
}

/** A change of a quote, in its thread: a version with what it comes to and changed, or how the quote ended. */
export function OfferCardView({ card, role, act }: OfferCardProps) {
  const { state } = card
  return state === 'requested' || state === 'offered' || state === 'countered' ? (
    <VersionCard card={card} state={state} role={role} act={act} />
  ) : (
    <EndCard card={card} state={state} />
  )
}

type WrittenState = 'requested' | 'offered' | 'countered'

function VersionCard({ card, state, role, act }: OfferCardProps & { state: WrittenState }) {
  const t = useText('quotes')
  const time = useTime()
  const nameOf = useName()
  const { version, by, company, mine } = card
  const page = quotePath(role, card.quoteId)
  return (
    <li
      className={`grid w-full max-w-[26rem] gap-2 rounded-card border border-line-input bg-surface px-3.5 py-2.5 ${
        mine ? 'ms-auto' : ''
      }`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-rule pb-1.5">
        <h3 className="text-md">
          <Link to={versionPath(page, version)} className="text-text underline-offset-3 hover:underline">
            {state === 'requested' ? t('state.requested') : t(`card.${state}`, { number: version })}
          </Link>
        </h3>
        <time dateTime={card.at} className="text-xs text-muted">
          {time(card.at)}
        </time>
        <p className="w-full text-sm text-muted">
          <bdi>{nameOf(company)}</bdi>
          {by?.name ? (
            <>
              {' · '}
              <bdi>{by.name}</bdi>
            </>
          ) : null}
          {by?.role === 'admin' ? ` · ${t('by-desk')}` : null}
        </p>
      </div>
      <CardFigures card={card} />
      {act ? (
        <div className="flex flex-wrap gap-2 pt-1 *:flex-1">
          {act.act === 'accept' ? <AcceptLink quote={act} page={page} version={version} /> : null}
          {act.may.includes('counter') ? (
            <ButtonLink to={page} variant="line">
              {t('card.counter')}
            </ButtonLink>
          ) : null}
          {act.act === 'offer' ? <ButtonLink to={page}>{t('row.offer')}</ButtonLink> : null}
        </div>
      ) : null}
    </li>
  )
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 py-1.5'
const detail = `${row} border-b border-line text-sm`

function CardFigures({ card: { totalCents, before, answerBy, choices } }: { card: OfferCard }) {
  const t = useText('quotes')
  const chosen = useChoiceWords()
  const day = useDay()
  const listed = useList()
  const was = before?.totalCents ?? null
  return (
    <dl>
      {before && before.changed.length > 0 ? (
        <div className={detail}>
          <dt className="text-muted">{t('card.changed')}</dt>
          <dd className="ms-auto text-end">
            {listed(before.changed.map((term) => (isDealChoice(term) ? chosen.label(term) : t(`term.${term}`))))}
          </dd>
        </div>
      ) : null}
      {choiceNames.map((name) =>
        choices && (choices[name] !== usualChoices[name] || before?.changed.includes(name)) ? (
          <div key={name} className={detail}>
            <dt className="text-muted">{chosen.label(name)}</dt>
            <dd className="ms-auto text-end">{chosen.word(name, choices[name])}</dd>
          </div>
        ) : null,
      )}
      {answerBy ? (
        <div className={detail}>
          <dt className="text-muted">{t('column.until')}</dt>
          <dd>{day(answerBy)}</dd>
        </div>
      ) : null}
      <div className={`${row} border-b-3 border-double border-rule`}>
        <dt className="font-semibold">{t('total')}</dt>
        <dd className="flex flex-wrap items-baseline justify-end gap-x-2">
          {was !== null && was !== totalCents ? (
            <del className="text-sm text-muted">
              <HiddenText>{t('before')}</HiddenText>
              <Price cents={was} />
            </del>
          ) : null}
          {totalCents === null ? (
            <span className="text-sm text-muted">{t('no-price')}</span>
          ) : (
            <Price cents={totalCents} className="font-title text-xl font-bold" />
          )}
        </dd>
      </div>
    </dl>
  )
}

/** How it ended: ordered, taken back, declined, or by itself. */
function EndCard({ card, state }: { card: OfferCard; state: Exclude<OfferCard['state'], WrittenState> }) {
  const t = useText('quotes')
  return (
    <li className="grid w-full max-w-[34rem] gap-0.5 justify-self-center rounded-card border border-line px-3.5 py-2">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name={quoteLooks[state].icon} small />
        {t(`ended.${state}`)}
      </p>
      {card.order ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <Link to={orderPath(card.order.id)}>{t('order', { number: card.order.number })}</Link>
          {card.totalCents === null ? null : <Price cents={card.totalCents} className="font-semibold" />}
        </p>
      ) : null}
      {card.reason ? (
        <p dir="auto" className="text-sm break-words">
          {card.reason}
        </p>
      ) : null}
    </li>
  )
}
