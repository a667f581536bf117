import type { Visit } from '@ticarum/server/client'
import { ownPath } from './own-path.ts'

/**
 * The page on which the form was sent, from the Referer header; `otherwise` if that is missing or foreign.
 */
export function cameFrom(request: Request, { origin }: Pick<Visit, 'origin'>, otherwise: string): string {
  const from = request.headers.get('referer') ?? ''
  if (!from.startsWith(`${origin}/`)) return otherwise
  const { pathname, searchParams } = new URL(from)
  searchParams.delete('done')
  return ownPath(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname)
}
