import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** A part that comes in a file of its own: what few pages or few people need, the others on a slow line do without. */
export function late<M, P extends object>(load: () => Promise<M>, pick: (parts: M) => ComponentType<P>, meanwhile?: ReactNode): ComponentType<P> {
  const Part = lazy(async () => ({ default: pick(await load()) }))
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}
