import type { Import } from '@ticarum/contract/procedures/imports'
import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useText } from '../../texts.ts'
import { importPath } from './paths.ts'

const reloadLink =
  'inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3 scripted:hidden'

const INTERVAL_MS = 2000

/** Progress of an import, reloaded every two seconds; without scripts a link reloads it. */
export function ImportProgress({ run }: { run: Import }) {
  const t = useText('imports')
  const { revalidate, state } = useRevalidator()
  const running = run.state === 'checking' || run.state === 'applying'
  useEffect(() => {
    if (!running || state !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [running, state, revalidate])
  if (!running) return null
  const all = run.total ?? 0
  const done = run.state === 'checking' ? run.checked : run.applied + run.left
  const toDo = run.state === 'checking' ? all : run.creates + run.changes
  return (
    <div role="status" className="grid gap-2 rounded-card bg-sand p-5">
      <p className="font-semibold">
        {t(run.state === 'checking' ? 'progress.checking' : 'progress.applying', { done, total: toDo })}
      </p>
      <progress value={done} max={Math.max(1, toDo)} aria-label={t('progress')} className="h-2 w-full accent-primary" />
      <Link to={importPath(run.id)} className={reloadLink}>
        {t('progress.look')}
      </Link>
    </div>
  )
}
