import type { ReviewedProduct } from '@ticarum/contract/procedures/products'
import { Photo } from '../../components/ui/photo.tsx'
import { useText } from '../../texts.ts'

type Images = ReviewedProduct['images']

const changeMark = 'outline-2 outline-offset-2 outline-text outline-dashed'

/** Pictures before and after, in order; added and removed ones are marked. */
export function PictureChanges({ before, after }: { before: Images; after: Images }) {
  const t = useText('reviews')
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-6">
      <Strip title={t('before')} images={before} others={after} mark={t('picture.removed')} />
      <Strip title={t('after')} images={after} others={before} mark={t('picture.new')} />
    </div>
  )
}

function Strip({ title, images, others, mark }: { title: string; images: Images; others: Images; mark: string }) {
  const t = useText('reviews')
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <p className="text-xs font-semibold text-muted">{title}</p>
      <ol className="flex flex-wrap gap-2">
        {images.map((image, place) => {
          const alone = !others.some(({ id }) => id === image.id)
          return (
            <li key={image.id} className="grid w-20 content-start gap-1">
              <span className={`block aspect-square rounded-control ${alone ? changeMark : ''}`}>
                <Photo picture={image} alt={t('picture', { number: String(place + 1) })} sizes="80px" first />
              </span>
              {alone ? <span className="pt-1 text-center text-xs font-semibold">{mark}</span> : null}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
