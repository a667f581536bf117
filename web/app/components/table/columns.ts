import { readCookie, writeCookie } from '../../context/cookies.ts'
import type { Column } from './table.tsx'

const YEAR = 365 * 24 * 3600
/** `?col=all`: as the table was made, whatever the cookie says */
const AS_MADE = 'all'

const cookieOf = (page: string) => `columns${page.replaceAll('/', '-')}`

/** The columns that the address or, without a choice there, the reader's cookie names; null: as the table was made. */
export function chosenColumns(request: Request, page: string): string[] | null {
  const asked = new URL(request.url).searchParams.getAll('col')
  if (asked.length > 0) return asked.includes(AS_MADE) ? null : asked
  const kept = readCookie(request, cookieOf(page))
  return kept ? kept.split('.') : null
}

export const columnsCookie = (page: string, ids: string[], secure: boolean): string =>
  writeCookie(cookieOf(page), ids.join('.'), { secure, seconds: YEAR, readable: true })

/** The first column always stays; unknown ones are left out. */
export function shownColumns<Row>(
  [first, ...others]: [Column<Row>, ...Column<Row>[]],
  chosen: string[] | null,
): [Column<Row>, ...Column<Row>[]] {
  return [first, ...others.filter(({ id, extra }) => (chosen ? chosen.includes(id) : !extra))]
}
