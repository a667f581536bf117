import type { Listing } from '@ticarum/contract/procedures/listings'
import { useState } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'
import { usePriceOf } from './use-price-of.ts'

const look =
  'inline-flex min-h-12 items-center gap-2 rounded-control px-3 font-semibold text-primary no-underline hover:bg-sand'

interface ShareProductProps {
  product: Listing & { forMembers?: true }
  address: string
}

/**
 * Shares a product by WhatsApp, which works without scripts, or by copying its link. A price that is for members is not
 * passed on.
 */
export function ShareProduct({ product, address }: ShareProductProps) {
  const t = useText('product')
  const price = usePriceOf(product.forMembers ? { ...product, priceCents: null } : product)
  const message = t('share.message', { name: product.name, price, link: address })
  return (
    <div className="-mx-3 flex flex-wrap">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={look}
      >
        <Icon name="share" />
        {t('share.whatsapp')}
      </a>
      <CopyLink address={address} />
    </div>
  )
}

function CopyLink({ address }: { address: string }) {
  const t = useText('product')
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = async () => {
    // `clipboard` is missing on plain HTTP, and browsers may refuse it.
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setOutcome(copied ? 'copied' : 'failed')
  }
  return (
    <>
      <button type="button" onClick={() => void copy()} className={`${look} hidden! scripted:inline-flex!`}>
        <Icon name="link" />
        {t('share.copy')}
      </button>
      <span role="status" className="self-center px-3 text-sm text-muted">
        {outcome ? t(`share.${outcome}`) : null}
      </span>
    </>
  )
}
