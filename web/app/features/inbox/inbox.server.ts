import type { ErrorCode } from '@ticarum/contract/errors'
import type { Api, Refused } from '@ticarum/server/client'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { dueOf } from './due.ts'
import { inboxFiltersOf, inboxPath } from './paths.ts'

const ROWS = 24

/** Loads the list that the URL selects. */
export async function loadInbox({ request, context }: LoaderFunctionArgs) {
  await requireRole({ request, context }, 'admin')
  const { searchParams } = new URL(request.url)
  const list = inboxFiltersOf(searchParams)
  const after = searchParams.get('after')
  const page = await rowsOf(context.get(apiContext), list.kind, {
    queue: list.queue,
    limit: ROWS,
    ...(after && { after }),
  })
  if (!page.ok && page.code === 'INPUT_INVALID') throw redirect(inboxPath(list))
  if (!page.ok) return data({ ...list, after, list: null }, { status: statusOf(page.code) })
  return { ...list, after, list: { after, page: page.value } }
}

type Find = Parameters<Api['contactMessages']['list']>[0]

/** Rows of either kind, with the state of the promised reply time. */
async function rowsOf({ contactMessages, applications }: Api, kind: 'contact' | 'applications', find: Find) {
  const now = Date.now()
  if (kind === 'contact') {
    const page = await contactMessages.list.try(find)
    return page.ok
      ? {
          ...page,
          value: { ...page.value, items: page.value.items.map((row) => ({ kind, ...row, due: dueOf(row, now) })) },
        }
      : page
  }
  const page = await applications.list.try(find)
  return page.ok
    ? {
        ...page,
        value: { ...page.value, items: page.value.items.map((row) => ({ kind, ...row, due: dueOf(row, now) })) },
      }
    : page
}

type Read<Found> = (api: Api, id: string) => Promise<{ ok: true; value: Found } | Refused<ErrorCode>>

/** Loads one inbox item; null if it could not be read. */
export async function loadInboxItem<Found extends Parameters<typeof dueOf>[0]>(
  { request, context, params: { id = '' } }: LoaderFunctionArgs,
  read: Read<Found>,
) {
  await requireRole({ request, context }, 'admin')
  const answer = await read(context.get(apiContext), id)
  if (answer.ok) return { inquiry: answer.value, due: dueOf(answer.value, Date.now()), key: newFormKey() }
  if (answer.code === 'NOT_FOUND' || answer.code === 'INPUT_INVALID') throw data(null, { status: 404 })
  return data(null, { status: statusOf(answer.code) })
}
