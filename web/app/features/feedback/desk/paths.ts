import { type FeedbackTab, feedbackTabs } from '@ticarum/contract/values/feedback'
import { withQuery } from '../../../context/with-query.ts'

const DESK_FEEDBACK_PATH = '/admin/feedback'

export const deskFeedbackPath = (tab: FeedbackTab): string =>
  tab === 'all' ? DESK_FEEDBACK_PATH : withQuery(DESK_FEEDBACK_PATH, { tab })

/** The tab from the URL; by default everything. */
export const feedbackTabOf = (query: URLSearchParams): FeedbackTab =>
  feedbackTabs.find((tab) => tab === query.get('tab')) ?? 'all'
