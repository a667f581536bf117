import type { messages } from '@ticarum/contract/procedures/messages'
import type { Router } from '../../door/door.ts'
import { askQuestion } from './ask-question.ts'
import { blockConversation } from './block-conversation.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { markDelivered } from './mark-delivered.ts'
import { countUnread, listConversations, messageFile, messageSubject } from './messages.queries.ts'
import { reportConversation } from './report-conversation.ts'
import { searchMessages } from './search-messages.ts'
import { sendFile } from './send-file.ts'
import { sendMessage } from './send-message.ts'
import { getThread } from './threads.queries.ts'

export const messagesRouter: Router<typeof messages> = {
  list: listConversations,
  count: countUnread,
  search: searchMessages,
  subject: messageSubject,
  thread: getThread,
  send: sendMessage,
  sendFile,
  getFile: messageFile,
  ask: askQuestion,
  markDelivered,
  markRead: markConversationRead,
  block: blockConversation,
  report: reportConversation,
}
