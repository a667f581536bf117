import type { Picture } from '@ticarum/contract/fields'
import { type ImageFormat, imageFile, mediaPath } from '@ticarum/contract/values/images'
import { useEffect, useRef, useState } from 'react'
import { nearness, SMALLEST, savesData } from '../../context/data-saver.ts'
import { averageColour } from './average-colour.ts'

interface PhotoProps {
  picture: Picture
  alt: string
  sizes: string
  first?: boolean
  whole?: boolean
}

/**
 * A picture that fills its box, over its average colour while it loads. Below the first screen it loads when it comes
 * near; on the first screen at once, by the script that knows about data saver (before-paint.tsx). Without scripts all
 * of them load. `whole`: shown alone, as large as fits.
 */
export function Photo({ picture, alt, sizes, first = false, whole = false }: PhotoProps) {
  const { box, near } = useNear(first)
  const file = (
    <Sizes
      picture={picture}
      alt={alt}
      sizes={savesData() && !whole ? SMALLEST : sizes}
      fit={whole ? 'object-contain' : 'object-cover'}
    />
  )
  return (
    <span ref={box} className="photo">
      {whole ? null : <svg aria-hidden="true" color={averageColour(picture.thumbhash)} />}
      {near && (whole || !import.meta.env.SSR) ? file : <noscript data-first={near ? '' : undefined}>{file}</noscript>}
    </span>
  )
}

function Sizes({
  picture: { name, widths, width, height },
  alt,
  sizes,
  fit,
}: {
  picture: Picture
  alt: string
  sizes: string
  fit: string
}) {
  const files = (format: ImageFormat) =>
    widths.map((each) => `${mediaPath(imageFile(name, each, format))} ${each}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <img
        src={mediaPath(imageFile(name, widths.at(-1) ?? width, 'webp'))}
        srcSet={files('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        className={fit}
      />
    </picture>
  )
}

function useNear(first: boolean) {
  const box = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(first)
  useEffect(() => {
    if (near || !box.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), {
      rootMargin: nearness(),
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near])
  return { box, near }
}
