import type { Visit } from '@ticarum/server/client'
import { ownPath } from './own-path.ts'

/**
 * The page of ours on which a form stood that may stand anywhere, as the browser names it; `otherwise` where it
 * doesn't.
 */
export function cameFrom(request: Request, { origin }: Pick<Visit, 'origin'>, otherwise: string): string {
  const from = request.headers.get('referer') ?? ''
  if (!from.startsWith(`${origin}/`)) return otherwise
  const { pathname, searchParams } = new URL(from)
  searchParams.delete('done')
  return ownPath(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname)
}
