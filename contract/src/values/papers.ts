/** Papers by which a supplier is verified. */
export const paperKinds = ['registry', 'tax', 'signatures', 'chamber', 'other'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Kinds that always have a last day. The database has the same list (`supplier_papers`). */
export const expiringPapers: readonly PaperKind[] = ['tax', 'chamber']

export const paperTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const
export const MAX_PAPER_BYTES = 10 * 1024 * 1024
/** of one supplier; fx.guard_paper has it too */
export const MAX_PAPERS = 20

const NOTICE_DAYS = 30
const DAY = 24 * 3600 * 1000

export const paperStates = ['valid', 'expiring', 'expired'] as const
export type PaperState = (typeof paperStates)[number]

/** Whether a paper still holds on this day, and for more than 30 days. */
export function paperStateOf(expiresOn: string | null, today: string): PaperState {
  if (expiresOn === null) return 'valid'
  if (expiresOn < today) return 'expired'
  return expiresOn <= lastNoticeDay(today) ? 'expiring' : 'valid'
}

/** Papers whose last day is not after it are shown to the desk. */
export const lastNoticeDay = (today: string): string =>
  new Date(Date.parse(today) + NOTICE_DAYS * DAY).toISOString().slice(0, 10)
