import { preview, previewFile } from '@ticarum/contract/values/images'
import { described } from '../../components/layout/described.ts'
import { PageHead } from '../../components/layout/page-head.tsx'
import { isolated } from '../../isolated.ts'
import { usePrice } from '../../money.ts'
import { useText } from '../../texts.ts'
import type { LinkedDeal } from './deal-view.tsx'

/** What messengers show of a link: supplier and number, figures, seal, and a picture of the goods. */
export function DealPreview({ deal, address }: { deal: LinkedDeal; address: string }) {
  const t = useText('deal')
  const price = usePrice()
  const { number, state, supplier, totalCents, lines } = deal
  const picture = lines.find(({ image, struckOut }) => image && !struckOut)?.image
  const said = { state: t(`state.${state}`), count: lines.filter(({ struckOut }) => !struckOut).length }
  const seal = supplier.verified ? ('.verified' as const) : ('' as const)
  return (
    <PageHead
      path={new URL(address).pathname}
      title={t('preview.title', { number, supplier: supplier.name })}
      description={described(
        totalCents === null
          ? t(`preview.asked${seal}`, said)
          : t(`preview${seal}`, { ...said, total: isolated(price(totalCents)) }),
      )}
      picture={
        picture
          ? { path: `/media/${previewFile(picture.name)}`, width: preview.width, height: preview.height }
          : undefined
      }
    />
  )
}
