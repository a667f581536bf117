/** Who says something in a conversation. */
export const messageSides = ['customer', 'supplier', 'desk'] as const
export type MessageSide = (typeof messageSides)[number]

/** What a question can be about; it stands as a card in the conversation. */
export const messageSubjects = ['product', 'order', 'supplier'] as const
export type MessageSubject = (typeof messageSubjects)[number]

export const MAX_MESSAGE = 4000
export const MAX_REPORT = 1000

/** What a message may carry, by its content; pictures are re-encoded. */
export const messageFileTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'image/png',
  'image/jpeg',
  'image/webp',
] as const
export const MAX_MESSAGE_FILE_BYTES = 10 * 1024 * 1024

/** Messages that a thread shows at once; older ones come by scrolling. */
export const THREAD_PAGE = 30

/** What somebody may do in a conversation. */
export const conversationActs = ['write', 'block', 'unblock', 'report'] as const
export type ConversationAct = (typeof conversationActs)[number]

interface Blocks {
  kind: 'chat' | 'company' | 'order' | 'quote'
  /** by the reader's company */
  blocked: boolean
  /** by the other side */
  blockedByOther: boolean
}

/** While one side wants to hear nothing, neither writes. The desk and the thread of a deal can't be blocked. */
export const mayInConversation = ({ kind, blocked, blockedByOther }: Blocks): ConversationAct[] =>
  conversationActs.filter((act) => {
    if (act === 'write') return !blocked && !blockedByOther
    return kind === 'chat' && (act === 'report' || blocked === (act === 'unblock'))
  })
