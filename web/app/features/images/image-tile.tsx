import type { DragEvent } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { Photo } from '../../components/ui/photo.tsx'
import { useText } from '../../texts.ts'
import type { UploadedImage } from './uploads.ts'

const mainBadge =
  'absolute start-1.5 bottom-1.5 rounded-mark bg-[#182428] px-1.5 py-0.5 text-xs font-semibold text-[#faf8f4]'

interface ImageTileActions {
  remove(): void
  /** moves the picture one position earlier (-1) or later (1) */
  shift(by: number): void
  /** moves the picture that was dropped here, from its position to this one */
  receive(from: number): void
}

const DRAG_TYPE = 'text/x-picture-place'
const tool =
  'grid min-h-10 flex-1 place-items-center rounded-control border border-line-input bg-surface text-text hover:bg-sand'

interface ImageTileProps {
  image: UploadedImage
  place: number
  last: boolean
  actions: ImageTileActions
}

/** An uploaded picture. Without scripts each button submits the form, which is redrawn with the pictures rearranged. */
export function ImageTile({ image, place, last, actions }: ImageTileProps) {
  const t = useText('images')
  const number = String(place + 1)
  const drag = {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(DRAG_TYPE, String(place)),
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(DRAG_TYPE) && event.preventDefault(),
    onDrop(event: DragEvent) {
      const from = event.dataTransfer.getData(DRAG_TYPE)
      if (from === '') return
      event.preventDefault()
      event.stopPropagation()
      actions.receive(Number(from))
    },
  }
  return (
    <li {...drag} className="grid content-start gap-1">
      <input type="hidden" name={`imageIds.${place}`} value={image.id} />
      <input type="hidden" name={`pictures.${place}`} value={JSON.stringify(image)} />
      <div className="relative aspect-square rounded-control bg-sand">
        <Photo picture={image} alt={t('picture', { number })} sizes="(min-width: 640px) 144px, 30vw" first />
        {place === 0 ? <span className={mainBadge}>{t('main')}</span> : null}
        <button
          type="submit"
          name="intent"
          value={`remove.${place}`}
          onClick={(event) => {
            event.preventDefault()
            actions.remove()
          }}
          aria-label={t('remove', { number })}
          className="absolute end-1 top-1 grid size-9 place-items-center rounded-control bg-[#182428] text-[#faf8f4]"
        >
          <Icon name="x" small />
        </button>
      </div>
      <div className="flex gap-1">
        {place > 0 ? <Shift by={-1} place={place} label={t('earlier', { number })} actions={actions} /> : null}
        {last ? null : <Shift by={1} place={place} label={t('later', { number })} actions={actions} />}
      </div>
    </li>
  )
}

function Shift({ by, place, label, actions }: { by: -1 | 1; place: number; label: string; actions: ImageTileActions }) {
  return (
    <button
      type="submit"
      name="intent"
      value={`${by < 0 ? 'earlier' : 'later'}.${place}`}
      aria-label={label}
      className={tool}
      onClick={(event) => {
        event.preventDefault()
        actions.shift(by)
      }}
    >
      <Icon name={by < 0 ? 'arrow-left' : 'arrow-right'} small />
    </button>
  )
}
