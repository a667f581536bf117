import type { Picture } from '@ticarum/contract/fields'
import { directionOf } from '@ticarum/contract/values/languages'
import { type KeyboardEvent, use, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { useModal } from '../../components/ui/use-modal.ts'
import { LanguageContext, useText } from '../../texts.ts'
import { useSwipe } from './use-swipe.ts'

const thumbnail =
  'block h-12 w-16 rounded-mark aria-[current]:outline-3 aria-[current]:outline-offset-2 ' +
  'aria-[current]:outline-highlight'

const pictureGrid =
  'grid min-h-0 touch-pan-y grid-cols-2 grid-rows-[minmax(0,1fr)_auto] items-center gap-2 px-2 ' +
  'sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-rows-1'

const fullScreen =
  'fixed inset-0 z-50 m-0 grid size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-bg text-text'

interface GalleryProps {
  name: string
  /** the pictures loaded so far */
  images: Picture[]
  total: number
  /** current picture, from 1 */
  at: number
  /** link to a picture of the gallery */
  linkTo(picture: number): { to: string; mask?: string }
  back: string
}

const round = 'grid size-12 flex-none place-items-center rounded-control text-text hover:bg-sand'

/** Full-screen gallery of a product. Each picture has a URL; arrow keys and swipes move on, Escape closes. */
export function Gallery({ name, images, total, at, linkTo, back }: GalleryProps) {
  const t = useText('gallery')
  const navigate = useNavigate()
  const box = useRef<HTMLDialogElement>(null)
  useModal(box)

  const neighbour = (step: -1 | 1) => linkTo(((at - 1 + step + total) % total) + 1)
  const go = (step: -1 | 1) => {
    const { to, mask } = neighbour(step)
    if (total > 1) void navigate(to, { replace: true, preventScrollReset: true, ...(mask ? { mask } : {}) })
  }
  // In right-to-left languages the next picture is on the left.
  const onward = directionOf[use(LanguageContext)] === 'rtl' ? -1 : 1
  const swipe = useSwipe((direction) => go(direction === onward ? -1 : 1))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(onward)
    if (key === 'ArrowLeft') go(onward === 1 ? -1 : 1)
  }

  const image = images[at - 1]
  return (
    <dialog
      ref={box}
      open
      data-theme="dark"
      aria-label={name}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        void navigate(back, { preventScrollReset: true })
      }}
      className={fullScreen}
    >
      <div className="flex items-center justify-between py-2 ps-5 pe-2">
        <p aria-live="polite" className="font-semibold">
          <bdi dir="ltr">{t('counter', { at, total })}</bdi>
        </p>
        <Link to={back} preventScrollReset aria-label={t('close')} className={round}>
          <Icon name="x" />
        </Link>
      </div>
      <div {...swipe} className={pictureGrid}>
        {total > 1 ? (
          <Link
            {...neighbour(-1)}
            replace
            preventScrollReset
            aria-label={t('previous')}
            className={`${round} max-sm:row-start-2`}
          >
            <Icon name="previous" />
          </Link>
        ) : null}
        <div className="size-full min-h-0 max-sm:col-span-2 max-sm:row-start-1 sm:col-start-2 sm:py-4">
          {image ? (
            <Photo
              key={image.name}
              picture={image}
              alt={t('alt', { name, at })}
              sizes="(min-width: 1100px) 1024px, 100vw"
              first
              whole
            />
          ) : null}
        </div>
        {total > 1 ? (
          <Link
            {...neighbour(1)}
            replace
            preventScrollReset
            aria-label={t('next')}
            className={`${round} justify-self-end max-sm:row-start-2`}
          >
            <Icon name="next" />
          </Link>
        ) : null}
      </div>
      <Thumbnails images={images} at={at} linkTo={linkTo} />
    </dialog>
  )
}

function Thumbnails({ images, at, linkTo }: Pick<GalleryProps, 'images' | 'at' | 'linkTo'>) {
  const t = useText('gallery')
  if (images.length < 2) return <div className="h-4" />
  return (
    <ul className="flex gap-2 overflow-x-auto p-4 *:first:ms-auto *:last:me-auto">
      {images.map((image, index) => (
        <li key={image.name}>
          <Link
            {...linkTo(index + 1)}
            replace
            preventScrollReset
            aria-label={t('picture', { at: index + 1 })}
            aria-current={index + 1 === at ? 'true' : undefined}
            className={thumbnail}
          >
            <Photo picture={image} alt="" sizes="64px" first />
          </Link>
        </li>
      ))}
    </ul>
  )
}
