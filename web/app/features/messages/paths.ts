import type { ConversationRow, Message } from '@ticarum/contract/procedures/messages'
import type { MessageSubject } from '@ticarum/contract/values/messages'

/** Whose pages: both sides have the same. */
export type ChatRole = 'customer' | 'supplier'

export const chatRoleOf = (pathname: string): ChatRole => (pathname.startsWith('/supplier/') ? 'supplier' : 'customer')

/** Whose page of a thread. */
export const threadRoleOf = (pathname: string): ThreadRole =>
  pathname.startsWith('/admin/') ? 'admin' : chatRoleOf(pathname)

export const messagesPath = (role: ChatRole): string => `/${role}/messages`
/** Admins read the threads of orders and quotes. */
export type ThreadRole = ChatRole | 'admin'

/** Of a conversation; for admins of what its thread is about. */
export const threadPath = (role: ThreadRole, id: string, of: 'order' | 'quote' = 'order'): string =>
  role === 'admin' ? `/admin/${of}s/${id}/messages` : `${messagesPath(role)}/${id}`

/** What the thread of an admin's page is about; undefined: there is no such page. */
export const dealIn = (pathname: string): 'order' | 'quote' | undefined =>
  (['order', 'quote'] as const).find((of) => pathname.startsWith(`/admin/${of}s/`))

/** Where this reader has a thread. */
export function pathOfThread(role: ThreadRole, { id, order, quote }: Pick<ConversationRow, 'id' | 'order' | 'quote'>) {
  return quote ? threadPath(role, quote.id, 'quote') : threadPath(role, role === 'admin' && order ? order.id : id)
}

/** Id of a message in its thread's page. */
export const messageAnchor = (id: string): string => `message-${id}`

export const askPath = (role: ChatRole, kind: MessageSubject, id: string): string =>
  `${messagesPath(role)}/ask/${kind}/${id}`

const subjectPages: Record<MessageSubject, string> = { product: '/products', order: '/orders', supplier: '/supplier' }

/** The page of what a question is about. */
export const subjectPath = ({ kind, id }: NonNullable<Message['about']>): string => `${subjectPages[kind]}/${id}`
