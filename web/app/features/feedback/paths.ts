import { withQuery } from '../../context/with-query.ts'

export const FEEDBACK_PATH = '/feedback'

/** The form's own page; `from` is the page to which it leads back. */
export const feedbackFrom = (from: string): string => withQuery(FEEDBACK_PATH, { from })
