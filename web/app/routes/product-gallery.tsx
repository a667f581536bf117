import { type HeadersArgs, useParams, useRouteLoaderData } from 'react-router'
import { Gallery } from '../features/listings/gallery.tsx'
import { galleryPath } from '../features/listings/overlay-paths.ts'
import type { loader } from './product.tsx'

export const headers = ({ parentHeaders }: HeadersArgs) => parentHeaders

/** Over the product's page, whose loader has read the pictures and checked that this one exists. */
export default function ProductGallery() {
  const page = useRouteLoaderData<typeof loader>('routes/product')
  const { picture } = useParams()
  if (!page) return null
  const { id, name, images } = page.product
  return (
    <Gallery
      name={name}
      images={images}
      total={images.length}
      at={Number(picture)}
      linkTo={(each) => ({ to: galleryPath(id, each) })}
      back={`/products/${id}`}
    />
  )
}
