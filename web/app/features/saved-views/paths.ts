import type { SavedView } from '@ticarum/contract/procedures/saved-views'

/** A view's own address: its query string, and which view it is. */
export const viewPath = ({ id, page, query }: Pick<SavedView, 'id' | 'page' | 'query'>): string =>
  `${page}?${query ? `${query}&` : ''}saved=${id}`
