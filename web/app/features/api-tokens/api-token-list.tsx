import type { CompanyKind } from '@ticarum/contract/values/roles'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { useName } from '../../components/ui/person-name.tsx'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import type { loadApiTokens } from './api-tokens.server.ts'
import { revokeTokenAt } from './paths.ts'

type Owned = NonNullable<Awaited<ReturnType<typeof loadApiTokens>>['owned']>

interface ApiTokenListProps {
  tokens: Owned['tokens']
  role: CompanyKind
}

/** The tokens of a company, without their secrets. */
export function ApiTokenList({ tokens, role }: ApiTokenListProps) {
  const t = useText('api-tokens')
  const day = useDay()
  const nameOf = useName()
  if (tokens.length === 0) return <p className="border-t border-rule py-3.5 text-muted">{t('none')}</p>
  return (
    <ul className="max-w-190 border-t border-rule">
      {tokens.map(({ id, name, scopes, madeBy, createdAt, expiresAt, expired, lastUsedOn }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3.5">
          <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              <bdi className="min-w-0 break-words">{name}</bdi>
              {expired ? (
                <Chip tone="ended" icon="circle-alert">
                  {t('expired')}
                </Chip>
              ) : null}
            </p>
            <ul className="flex flex-wrap gap-x-4">
              {scopes.map((scope) => (
                <li key={scope}>{t(`scope.${scope}`)}</li>
              ))}
            </ul>
            <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
              <li>{t(expired ? 'until.past' : 'until', { day: day(expiresAt) })}</li>
              <li>{lastUsedOn ? t('used', { day: day(lastUsedOn) }) : t('unused')}</li>
              <li>{t('made-by', { name: nameOf(madeBy), day: day(createdAt) })}</li>
            </ul>
          </div>
          <ButtonLink
            to={revokeTokenAt(role, id)}
            preventScrollReset
            variant="quiet"
            small
            aria-label={t('revoke.of', { name })}
          >
            {t('revoke')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
