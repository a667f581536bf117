import { MAX_MESSAGE_FILE_BYTES } from '@ticarum/contract/values/messages'
import type { Api } from '@ticarum/server/client'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { formOfUser } from '../../context/form-with-files.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { withQuery } from '../../context/with-query.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { orderListPaths } from '../orders/paths.ts'
import { chosenPhrase } from './chosen-phrase.ts'
import { chatRoleOf, dealIn, messagesPath, threadPath, threadRoleOf } from './paths.ts'

const ROWS = 24
const MAX_BYTES = MAX_MESSAGE_FILE_BYTES + 1024 * 1024

/** Shorter words are not searched for. */
const MIN_SEARCH = 2

/** The conversations, or what is found in them. A failure is logged by the door, and shown in their place. */
export async function loadConversations({ url, context }: LoaderFunctionArgs) {
  const role = chatRoleOf(url.pathname)
  await requireRole({ url, context }, role)
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  if (q.length >= MIN_SEARCH) {
    const answer = await context.get(apiContext).messages.search.try({ q })
    if (answer.ok) return { role, list: null, search: { q, found: answer.value.items } }
    return data({ role, list: null, search: { q, found: null } }, { status: statusOf(answer.code) })
  }
  const after = url.searchParams.get('after')
  const page = await rowsOf(context.get(apiContext), after)
  if (page.ok) return { role, list: { after, page: page.value }, search: undefined }
  if (page.code === 'INPUT_INVALID') throw redirect(messagesPath(role))
  return data({ role, list: null, search: undefined }, { status: statusOf(page.code) })
}

const rowsOf = ({ messages }: Api, after: string | null) => messages.list.try({ limit: ROWS, ...(after && { after }) })

/**
 * One conversation with its latest messages, or with those before one (`?before=`), and the list beside it. A reader
 * without scripts has seen them by loading the page; scripts say it themselves, once the page is really looked at.
 */
export async function loadThread({ request, url, context, params: { id = '' } }: LoaderFunctionArgs) {
  const role = threadRoleOf(url.pathname)
  const { id: me } = await requireRole({ url, context }, role)
  if (role === 'admin' && !dealIn(url.pathname)) throw data(null, { status: 404 })
  const api = context.get(apiContext)
  const before = Number(url.searchParams.get('before')) || undefined
  const [thread, page] = await Promise.all([
    api.messages.thread.try({ id, ...(before && { before }) }),
    role === 'admin' ? null : rowsOf(api, null),
  ])
  const rest = {
    role,
    me,
    before: before ?? null,
    list: page?.ok ? { after: null, page: page.value } : null,
    reported: url.searchParams.has('reported'),
    today: new Date().toISOString(),
    key: newFormKey(),
  }
  if (!thread.ok) {
    if (thread.code === 'INPUT_INVALID') throw redirect(role === 'admin' ? orderListPaths.admin : messagesPath(role))
    return data({ ...rest, thread: null }, { status: statusOf(thread.code) })
  }
  // The thread of an order is also found by the order, and by the quote that it was.
  if (thread.value.id !== id && role !== 'admin') throw redirect(threadPath(role, thread.value.id))
  const last = thread.value.messages.at(-1)
  if (last && thread.value.unread > 0 && request.headers.get('sec-fetch-dest') === 'document')
    await api.messages.markRead.try({ id: thread.value.id, number: last.number })
  return { ...rest, thread: thread.value }
}

/** Without scripts a message is sent by the form too; its key is the message's id. */
export async function threadAction({ request, url, context, params: { id = '' } }: ActionFunctionArgs) {
  const address = threadPath(threadRoleOf(url.pathname), id, dealIn(url.pathname))
  const api = context.get(apiContext)
  const { fields, files } = await formOfUser(request, api, MAX_BYTES)
  const { key = '', intent = '', body = '', reason = '', number = '' } = fields
  const { messages } = api
  if (intent === 'file') {
    const [file] = files
    if (!file) return refuseFields({ file: 'required' }, key, { values: { intent, body, reason } })
    const content = new Uint8Array(await file.arrayBuffer())
    const sent = { id, fileName: file.name.slice(-200), file: file.stream() }
    const answer = await messages.sendFile.try(sent, keyFor(key, 'file', content))
    return answer.ok ? redirect(doneAt(address)) : refuse(answer, key, { values: { intent, body, reason } })
  }
  if (intent === 'read') {
    await messages.markRead.try({ id, number: Number(number) })
    return undefined
  }
  if (intent === 'report') {
    const answer = await messages.report.try({ id, reason }, key)
    return answer.ok
      ? redirect(withQuery(address, { reported: '' }))
      : refuse(answer, key, { values: { intent, body, reason } })
  }
  const answer =
    intent === 'send' || intent === 'phrase'
      ? await messages.send.try({ id, messageId: key, ...(intent === 'send' ? { body } : chosenPhrase(fields)) })
      : await messages.block.try({ id, blocked: intent === 'block' })
  return answer.ok ? redirect(doneAt(address)) : refuse(answer, key, { values: { intent, body, reason } })
}

/** A question about a product, an order or a supplier: the page says to whom it goes. */
export async function loadQuestion({ url, context, params: { id = '' } }: LoaderFunctionArgs) {
  const role = chatRoleOf(url.pathname)
  await requireRole({ url, context }, role)
  const subject = await context.get(apiContext).messages.subject({ kind: kindIn(url), subjectId: id })
  return { role, ...subject, key: newFormKey() }
}

export async function askAction({ request, url, context, params: { id = '' } }: ActionFunctionArgs) {
  const { key = '', body = '' } = await formFields(request)
  const question = { kind: kindIn(url), subjectId: id, messageId: key, body }
  const answer = await context.get(apiContext).messages.ask.try(question)
  if (!answer.ok) return refuse(answer, key, { values: { body } })
  return redirect(threadPath(chatRoleOf(url.pathname), answer.value.conversationId))
}

/** The routes name the kind; each has one of its own. */
const kindIn = ({ pathname }: URL) => {
  const [, kind] = /\/ask\/(product|order|supplier)\//.exec(pathname) ?? []
  return (kind ?? 'product') as 'product' | 'order' | 'supplier'
}
