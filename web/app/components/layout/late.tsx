import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { fetchAllStyles } from '../../context/whole-style.ts'

/**
 * A part that comes in a file of its own: what few pages or few people need, the others on a slow line do without. It
 * comes with its styles.
 */
export function late<M, P extends object>(
  load: () => Promise<M>,
  pick: (parts: M) => ComponentType<P>,
  meanwhile?: ReactNode,
): ComponentType<P> {
  const Part = lazy(async () => {
    const [parts] = await Promise.all([load(), import.meta.env.SSR || fetchAllStyles()])
    return { default: pick(parts) }
  })
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}
