/** For pages that search engines may index. */
export const INDEXED = { 'x-robots-tag': 'all' }

/** Decides last what is indexed: only a 200 that asked for it. By default a page is not indexed. */
export function settleIndexing({ headers, status }: Response): void {
  if (status !== 200 || headers.get('x-robots-tag') !== 'all') headers.set('x-robots-tag', 'noindex')
}
