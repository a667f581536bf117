import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('./member.ts')
const LazyAccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }))
const LazyRail = lazy(async () => ({ default: (await load()).Rail }))
const LazyBottomBar = lazy(async () => ({ default: (await load()).BottomBar }))

// What only people who are signed in see comes in a file of its own: visitors on a slow line do without it.

export const AccountMenu = (props: ComponentProps<typeof LazyAccountMenu>) => (
  <Suspense>
    <LazyAccountMenu {...props} />
  </Suspense>
)

export const Rail = (props: ComponentProps<typeof LazyRail>) => (
  <Suspense>
    <LazyRail {...props} />
  </Suspense>
)

export const BottomBar = (props: ComponentProps<typeof LazyBottomBar>) => (
  <Suspense>
    <LazyBottomBar {...props} />
  </Suspense>
)
