/** What a page asks for that search engines may show. */
export const INDEXED = { 'x-robots-tag': 'all' }

/** The last word on what is found: only a success that asked for it. A page that says nothing is private. */
export function settleIndexing({ headers, status }: Response): void {
  if (status !== 200 || headers.get('x-robots-tag') !== 'all') headers.set('x-robots-tag', 'noindex')
}
