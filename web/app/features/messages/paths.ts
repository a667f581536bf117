import type { Message } from '@ticarum/contract/procedures/messages'
import type { MessageSubject } from '@ticarum/contract/values/messages'

/** Whose pages: both sides have the same. */
export type ChatRole = 'customer' | 'supplier'

export const chatRoleOf = (pathname: string): ChatRole => (pathname.startsWith('/supplier/') ? 'supplier' : 'customer')

/** Whose page of a thread. */
export const threadRoleOf = (pathname: string): ThreadRole =>
  pathname.startsWith('/admin/') ? 'admin' : chatRoleOf(pathname)

export const messagesPath = (role: ChatRole): string => `/${role}/messages`
/** Admins read the threads of orders. */
export type ThreadRole = ChatRole | 'admin'

export const threadPath = (role: ThreadRole, id: string): string =>
  role === 'admin' ? `/admin/orders/${id}/messages` : `${messagesPath(role)}/${id}`
export const askPath = (role: ChatRole, kind: MessageSubject, id: string): string =>
  `${messagesPath(role)}/ask/${kind}/${id}`

const subjectPages: Record<MessageSubject, string> = { product: '/products', order: '/orders', supplier: '/supplier' }

/** The page of what a question is about. */
export const subjectPath = ({ kind, id }: NonNullable<Message['about']>): string => `${subjectPages[kind]}/${id}`
