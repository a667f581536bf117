import type { Message } from '@ticarum/contract/procedures/messages'
import type { MessageSubject } from '@ticarum/contract/values/messages'

/** Whose pages: both sides have the same. */
export type ChatRole = 'customer' | 'supplier'

export const chatRoleOf = (pathname: string): ChatRole => (pathname.startsWith('/supplier/') ? 'supplier' : 'customer')

export const messagesPath = (role: ChatRole): string => `/${role}/messages`
export const threadPath = (role: ChatRole, id: string): string => `${messagesPath(role)}/${id}`
export const askPath = (role: ChatRole, kind: MessageSubject, id: string): string =>
  `${messagesPath(role)}/ask/${kind}/${id}`

const subjectPages: Record<MessageSubject, string> = { product: '/products', order: '/orders', supplier: '/supplier' }

/** The page of what a question is about. */
export const subjectPath = ({ kind, id }: NonNullable<Message['about']>): string => `${subjectPages[kind]}/${id}`
