import { previewPicture } from '@ticarum/contract/values/images'
import { PageHead } from '../../components/layout/page-head.tsx'
import type { LinkedDeal } from './deal-view.tsx'

interface DealPreviewProps {
  deal: LinkedDeal
  /** supplier and number; figures and seal */
  says: { title: string; description: string }
  address: string
}

/** What messengers show of a link: its words, and a picture of the goods. */
export function DealPreview({ deal: { lines }, says, address }: DealPreviewProps) {
  const picture = lines.find(({ image, struckOut }) => image && !struckOut)?.image
  return (
    <PageHead path={new URL(address).pathname} {...says} picture={picture ? previewPicture(picture.name) : undefined} />
  )
}
