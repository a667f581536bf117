export const FEEDBACK_PATH = '/feedback'
