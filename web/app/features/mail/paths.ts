export const FAILED_MAIL_PATH = '/admin/mail'
