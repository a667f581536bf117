import { MOST_PASSKEYS } from '@ticarum/contract/values/passkeys'
import type { Api } from '@ticarum/server/client'
import { Link } from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { ADD_PASSKEY_PATH, removePasskeyAt } from './paths.ts'

export type Passkey = Awaited<ReturnType<Api['passkeys']['list']>>['items'][number]

/** The reader's passkeys, which they are asked for beside password or Google. */
export function PasskeySection({ passkeys, added }: { passkeys: Passkey[]; added: boolean }) {
  const t = useText('security')
  const day = useDay()
  return (
    <section aria-labelledby="passkeys" className="grid gap-4">
      <h2 id="passkeys" className="text-xl">
        {t('passkeys.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('passkeys.text')}</p>
      {added ? (
        <p role="status" className="font-semibold">
          {t('passkeys.added')}
        </p>
      ) : null}
      {passkeys.length > 0 ? (
        <ul className="border-t border-rule">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2"
            >
              <p className="min-w-0 font-semibold break-words">
                <bdi>{name}</bdi>
              </p>
              <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
                <span>{lastUsedAt ? t('sessions.used', { date: day(lastUsedAt) }) : t('passkeys.unused')}</span>
                <span>{t('passkeys.since', { date: day(createdAt) })}</span>
                <Link
                  to={removePasskeyAt(id)}
                  preventScrollReset
                  aria-label={t('passkeys.remove.of', { name })}
                  className="inline-flex min-h-11 items-center text-primary underline underline-offset-3"
                >
                  {t('passkeys.remove')}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="scripted:hidden">{t('passkeys.scripts')}</p>
      {passkeys.length < MOST_PASSKEYS ? (
        <p>
          <ButtonLink to={ADD_PASSKEY_PATH} preventScrollReset variant="line">
            {t('passkeys.add')}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  )
}
