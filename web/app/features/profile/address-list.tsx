import type { RememberedAddress } from '@ticarum/contract/procedures/addresses'
import { ButtonLink } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'
import { PROFILE_PATH } from './paths.ts'

export const writtenAddress = ({ street, city, state, postalCode, country }: RememberedAddress): string =>
  [street, [postalCode, city].filter(Boolean).join(' '), state, country].filter(Boolean).join(', ')

/** Delivery addresses of earlier orders, shared by the company. */
export function AddressList({ addresses }: { addresses: RememberedAddress[] }) {
  const t = useText('profile')
  if (addresses.length === 0) return <p className="border-t border-rule py-3.5 text-muted">{t('addresses.none')}</p>
  return (
    <ul className="border-t border-rule">
      {addresses.map((address) => (
        <li key={address.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3.5">
          <p className="grid min-w-0 flex-1 leading-snug">
            <bdi>{writtenAddress(address)}</bdi>
            {address.phone ? (
              <bdi dir="ltr" className="text-sm text-muted">
                {address.phone}
              </bdi>
            ) : null}
          </p>
          <ButtonLink
            to={`${PROFILE_PATH}?remove=${address.id}`}
            preventScrollReset
            variant="quiet"
            small
            aria-label={t('addresses.remove.name', { address: writtenAddress(address) })}
          >
            {t('addresses.remove')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
