import type { Role } from '@ticarum/contract/values/roles'
import type { Api } from '@ticarum/server/client'
import { usePageText } from '../../components/static/prerender.server.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

export interface Returned {
  name: string
  role: Role
  /** how many orders and messages wait for their side; null: could not be read */
  waiting: number | null
}

/** Counts what waits for who is signed in. */
export async function waitingFor({ orders, inbox }: Api, role: Role): Promise<number | null> {
  const [waiting, items] = await Promise.all([
    orders.waiting.try({}),
    role === 'admin' ? inbox.count.try({}) : undefined,
  ])
  if (!waiting.ok || (items && !items.ok)) return null
  return waiting.value.items.reduce((sum, { count }) => sum + count, items?.value.open ?? 0)
}

/** For who is signed in the home page begins with what waits for them (D56). */
export function WelcomeBack({ name, role, waiting }: Returned) {
  const t = usePageText('page-home')
  return (
    <section
      aria-labelledby="welcome-back"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sand p-5"
    >
      <div className="grid gap-1">
        <h2 id="welcome-back" className="text-xl">
          {t('back.title', { name })}
        </h2>
        {waiting === null ? null : <p className="text-muted">{t('back.waits', { count: waiting })}</p>}
      </div>
      <ButtonLink to={`/${role}/dashboard`}>{t('back.dashboard')}</ButtonLink>
    </section>
  )
}
