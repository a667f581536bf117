import type { MouseEvent } from 'react'
import { useText } from '../../texts.ts'
import { ButtonLink } from './button.tsx'

export interface LoadMoreProps {
  /** the next page of the list, or null at its end */
  to: string | null
  loading: boolean
  onClick(event: MouseEvent): void
  /** at the start of the line instead of its middle */
  atStart?: boolean
}

/** A link to the next page of a list; with scripts its rows come below those that are there (`useMore`). */
export function LoadMore({ to, loading, onClick, atStart = false }: LoadMoreProps) {
  const t = useText('shell')
  if (!to) return null
  return (
    <p className={atStart ? undefined : 'text-center'}>
      <ButtonLink to={to} variant="line" aria-disabled={loading || undefined} onClick={onClick}>
        {t(loading ? 'loading' : 'more')}
      </ButtonLink>
    </p>
  )
}
