import type { ReactNode } from 'react'

interface OldAndNewProps {
  old: ReactNode
  /** after the change */
  fresh: ReactNode
}

/** A value before and after a change. */
export function OldAndNew({ old, fresh }: OldAndNewProps) {
  return (
    <>
      <del className="decoration-danger">
        <bdi>{old}</bdi>
      </del>{' '}
      <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
        →
      </span>{' '}
      <ins className="font-semibold decoration-success underline-offset-4">
        <bdi>{fresh}</bdi>
      </ins>
    </>
  )
}
