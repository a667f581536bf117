import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useSlow } from '../../context/use-slow.ts'
import { useText } from '../../texts.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Wrap } from './wrap.tsx'

/**
 * While a navigation is slow, shows the next page's skeleton. After an action the form stays, with a busy button.
 */
export function SlowPage({ children }: { children: ReactNode }) {
  const t = useText('shell')
  const { pathname } = useLocation()
  const { state, location, formMethod } = useNavigation()
  const leaving = state === 'loading' && formMethod === undefined && location.pathname !== pathname
  const shown = useSlow(leaving)
  return (
    <>
      {shown ? (
        <Wrap className="py-10">
          <Skeleton label={t('loading')} />
        </Wrap>
      ) : null}
      <div hidden={shown}>{children}</div>
    </>
  )
}
