import { type InboxMoveName, inboxMoveNames } from '@ticarum/contract/values/inbox'
import type { Api } from '@ticarum/server/client'
import type { ActionFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import type { FlashMessage } from '../../context/flash.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { askSuppliers } from '../needs/desk/need-actions.server.ts'
import { inboxFiltersOf, inboxPath } from './paths.ts'

/** What an admin does with an item: answer, note, give to somebody, move it, or ask suppliers for what is needed. */
export async function inboxAction({ request, url, context, params: { id = '' } }: ActionFunctionArgs) {
  const fields = await formFields(request)
  const { key = '', intent = '', body = '', quantity = '', notes = '' } = fields
  const answer = await acted(context.get(apiContext), id, intent, keyFor(key, intent), fields)
  if (!answer.ok) return refuse(answer, key, { values: { intent, body, quantity, notes } })
  const address = inboxPath(inboxFiltersOf(url.searchParams), id)
  return redirectWithToast(context, doneAt(address), messages[intent] ?? 'inquiry-handled')
}

const messages: Partial<Record<string, FlashMessage>> = {
  reply: 'reply-sent',
  'reply-close': 'reply-sent',
  'send-deals': 'reply-sent',
  invite: 'invitation-sent',
}

function acted(api: Api, id: string, intent: string, key: string, fields: Partial<Record<string, string>>) {
  const { inbox, needs } = api
  const { version = '', body = '', assigneeId = '', needId = '' } = fields
  if (intent === 'ask') return askSuppliers(api, fields, key)
  if (intent === 'send-deals') return needs.sendDeals.try({ id: needId, version }, key)
  if (intent === 'reply' || intent === 'reply-close')
    return inbox.reply.try({ id, version, body, close: intent === 'reply-close' }, key)
  if (intent === 'note') return inbox.note.try({ id, body }, key)
  const move = inboxMoveNames.find((known) => known === intent)
  if (move) return inbox.move.try({ id, version, move: move satisfies InboxMoveName }, key)
  return inbox.assign.try({ id, assigneeId: assigneeId || null }, key)
}
