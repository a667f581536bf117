import type { feedback } from '@ticarum/contract/procedures/feedback'
import type { Router } from '../../door/door.ts'
import { decideFeedback } from './decide-feedback.ts'
import { listFeedback, listVoices } from './feedback.queries.ts'
import { sendFeedback } from './send-feedback.ts'
import { hideFeedback, showFeedback } from './show-feedback.ts'

export const feedbackRouter: Router<typeof feedback> = {
  send: sendFeedback,
  list: listFeedback,
  decide: decideFeedback,
  show: showFeedback,
  hide: hideFeedback,
  voices: listVoices,
}
