import { type StockAnswer, stockAnswers } from '@ticarum/contract/values/inbox'
import type { Api } from '@ticarum/server/client'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { loadTexts, type Text } from '../../texts.ts'
import { loadAsking } from '../needs/desk/load-asking.server.ts'
import { dueOf } from './due.ts'
import { type InboxFilters, inboxFiltersOf, inboxPath } from './paths.ts'

const ROWS = 24
/** Beside an item only the next ones are needed. */
const ROWS_BESIDE = 12

/** Loads the list that the URL selects. */
export async function loadInbox({ url, context }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const api = context.get(apiContext)
  const query = url.searchParams
  const filters = inboxFiltersOf(query)
  const after = query.get('after')
  const [page, counts, found] = await Promise.all([
    rowsOf(api, filters, ROWS, after),
    api.inbox.count.try({}),
    filters.q.length > 1 && !after ? api.messages.search.try({ q: filters.q }) : null,
  ])
  const rest = {
    filters,
    after,
    counts: counts.ok ? counts.value : null,
    /** messages with the words; null: the search failed */
    found: found === null ? [] : found.ok ? found.value.items : null,
  }
  if (page.ok) return { ...rest, list: { after, page: page.value } }
  if (page.code === 'INPUT_INVALID') throw redirect(inboxPath(filters))
  return data({ ...rest, list: null }, { status: statusOf(page.code) })
}

/** Rows with the state of the promised reply time. */
async function rowsOf({ inbox }: Api, { view, kind, q }: InboxFilters, limit: number, after: string | null) {
  const asked = { view, limit, ...(kind && { kind }), ...(q && { q }), ...(after && { after }) }
  const page = await inbox.list.try(asked)
  if (!page.ok) return page
  const now = Date.now()
  const items = page.value.items.map((row) => ({ ...row, due: dueOf(row, now) }))
  return { ok: true as const, value: { items, next: page.value.next } }
}

/** Loads one item, and the list beside it; null if it could not be read. */
export async function loadInboxItem(args: LoaderFunctionArgs) {
  const {
    url,
    context,
    params: { id = '' },
  } = args
  const { id: me } = await requireRole({ url, context }, 'admin')
  const api = context.get(apiContext)
  const query = url.searchParams
  const filters = inboxFiltersOf(query)
  const [item, beside, counts, admins] = await Promise.all([
    api.inbox.get.try({ id }),
    rowsOf(api, filters, ROWS_BESIDE, null),
    api.inbox.count.try({}),
    api.orders.assignees.try({}),
  ])
  if (!item.ok) {
    if (item.code === 'NOT_FOUND' || item.code === 'INPUT_INVALID') throw data(null, { status: 404 })
    return data({ filters, item: null }, { status: statusOf(item.code) })
  }
  const { kind, recipient, subject } = item.value
  const stock = stockAnswers[kind].find((known) => known === query.get('stock'))
  return {
    filters,
    me,
    item: item.value,
    due: dueOf(item.value, Date.now()),
    counts: counts.ok ? counts.value : null,
    beside: beside.ok ? beside.value.items : [],
    admins: admins.ok ? admins.value.items : [],
    draft: stock && recipient ? await stockAnswerIn(recipient.language, stock, recipient.name) : '',
    stock: stock ?? null,
    asking: subject.kind === 'need' ? await loadAsking(args, subject) : null,
    key: newFormKey(),
  }
}

/** A stock answer in the language of who reads it. */
async function stockAnswerIn(language: 'en' | 'so' | 'tr' | 'ar', stock: StockAnswer, name: string): Promise<string> {
  const t = (await loadTexts(language, 'stock-answers')) as Text<'stock-answers'>
  return `${t('greeting', { name })}\n\n${t(`${stock}.text`)}\n\n${t('regards')}`
}
