import type { Listing } from '@ticarum/contract/procedures/listings'
import { preview, previewFile } from '@ticarum/contract/values/images'
import { structuredProduct } from './structured-product.ts'

const DESCRIBED = 160 // letters that search engines and messengers show

/** What others make of a link to this product: search engines, and the messengers that people share it in. */
export function SharedPreview({ product, address }: { product: Listing; address: string }) {
  const description = shortened(product.description)
  const site = new URL(address).origin
  const [picture] = product.images
  return (
    <>
      <link rel="canonical" href={address} />
      <meta name="description" content={description} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={product.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture ? (
        <>
          <meta property="og:image" content={`${site}/media/${previewFile(picture.name)}`} />
          <meta property="og:image:width" content={String(preview.width)} />
          <meta property="og:image:height" content={String(preview.height)} />
        </>
      ) : null}
      <meta name="twitter:card" content="summary_large_image" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data that is never run, and it can't leave its element */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredProduct(product, address)).replaceAll('<', '\\u003c') }} />
    </>
  )
}

/** Ends at a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= DESCRIBED ? line : `${line.slice(0, line.lastIndexOf(' ', DESCRIBED - 1))}…`
}
