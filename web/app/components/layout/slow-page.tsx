import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useText } from '../../texts.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Wrap } from './wrap.tsx'

const PATIENCE = 300 // ms: what comes sooner would only flicker

/** A page that takes its time gives way to the outline of the next one. What an act leads to keeps its form, whose button is busy. */
export function SlowPage({ children }: { children: ReactNode }) {
  const t = useText('shell')
  const { pathname } = useLocation()
  const { state, location, formMethod } = useNavigation()
  const leaving = state === 'loading' && formMethod === undefined && location.pathname !== pathname
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!leaving) return
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [leaving])
  const shown = slow && leaving
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
