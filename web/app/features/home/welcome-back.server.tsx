import type { Language } from '@ticarum/contract/values/languages'
import type { Role } from '@ticarum/contract/values/roles'
import type { Api } from '@ticarum/server/client'
import { usePageText } from '../../components/static/prerender.server.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { AttentionRows } from '../dashboard/attention.tsx'
import { useOrderAttention } from '../dashboard/order-attention.ts'
import { type OrderFigures, orderFigures } from '../dashboard/order-figures.server.ts'

export interface Returned {
  name: string
  role: Role
  /** null: could not be read */
  figures: OrderFigures | null
  /** messages that the desk has to answer; none for others */
  messages: number
}

/** What waits for who is signed in. */
export async function waitingFor(api: Api, role: Role, language: Language): Promise<Omit<Returned, 'name' | 'role'>> {
  const [figures, items] = await Promise.all([
    orderFigures(api, language),
    role === 'admin' ? api.inbox.count.try({}) : undefined,
  ])
  return { figures, messages: items?.ok ? items.value.open : 0 }
}

/** For who is signed in the home page begins with what waits for them (D56). */
export function WelcomeBack({ name, role, figures, messages }: Returned) {
  const t = usePageText('page-home')
  const rows = useOrderAttention(figures, role)
  const count = figures?.waiting.reduce((sum, waiting) => sum + waiting.count, messages)
  return (
    <section aria-labelledby="welcome-back" className="grid gap-4 rounded-card bg-sand p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h2 id="welcome-back" className="text-xl">
            {t('back.title', { name })}
          </h2>
          {count === undefined ? null : <p className="text-muted">{t('back.waits', { count })}</p>}
        </div>
        <ButtonLink to={`/${role}/dashboard`}>{t('back.dashboard')}</ButtonLink>
      </div>
      {rows.length > 0 ? <AttentionRows rows={rows} /> : null}
    </section>
  )
}
