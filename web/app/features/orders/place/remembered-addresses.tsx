import type { RememberedAddress } from '@ticarum/contract/procedures/addresses'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Select } from '../../../components/ui/select.tsx'
import { summaryLink } from '../../../components/ui/summary-link.ts'
import { useText } from '../../../texts.ts'

const confirmBox = 'flex flex-wrap items-center justify-between gap-3 rounded-control bg-sand px-4 py-3 text-sm'

interface RememberedAddressesProps {
  addresses: RememberedAddress[]
  /** id of the address in the fields; empty: a new one */
  chosen: string
  /** id of the address that was just removed */
  forgot: string | undefined
  onChoose(address: RememberedAddress | undefined): void
}

const NAME = 'addressId'

/** Addresses of earlier orders: choosing one fills the fields, and each can be removed after a confirmation. */
export function RememberedAddresses({ addresses, chosen, forgot, onChoose }: RememberedAddressesProps) {
  const t = useText('place-order')
  // Addresses that were removed after the list was loaded.
  const [gone, setGone] = useState<string[]>([])
  if (forgot && !gone.includes(forgot)) setGone([...gone, forgot])
  const remaining = addresses.filter(({ id }) => !gone.includes(id))
  const known = remaining.some(({ id }) => id === chosen) ? chosen : ''
  // The pressed button no longer exists, so focus moves to the select or the first field.
  useEffect(() => {
    if (forgot) (document.getElementById(NAME) ?? document.getElementById('address.street'))?.focus()
  }, [forgot])
  return (
    <>
      {remaining.length > 0 ? (
        <div className="grid gap-1">
          <div className="flex flex-wrap items-end gap-2 *:first:flex-1">
            <Select
              label={t('addresses')}
              name={NAME}
              value={known}
              onChange={({ target }) => onChoose(remaining.find(({ id }) => id === target.value))}
            >
              {remaining.map(({ id, street, city }) => (
                <option key={id} value={id}>
                  {`${street}, ${city}`}
                </option>
              ))}
              <option value="">{t('addresses.another')}</option>
            </Select>
            <Button name="intent" value="address" variant="line" className="scripted:hidden">
              {t('addresses.use')}
            </Button>
          </div>
          {known ? (
            <details key={known}>
              <summary className={summaryLink}>{t('addresses.forget')}</summary>
              <div className={confirmBox}>
                <p className="flex-1 basis-48">{t('addresses.forget.text')}</p>
                <Button name="intent" value="forget" variant="line" small>
                  {t('addresses.forget.yes')}
                </Button>
              </div>
            </details>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="text-sm text-success empty:hidden">
        {forgot ? t('addresses.forgotten') : null}
      </p>
    </>
  )
}
