import { imagesPerProduct, imageTypes } from '@ticarum/contract/values/images'
import { useEffect, useRef } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { Button } from '../../components/ui/button.tsx'
import { chooseButton, dropZone } from '../../components/ui/choose-file.ts'
import { FieldErrorText } from '../../components/ui/field-error-text.tsx'
import { useText } from '../../texts.ts'
import { ImageTile } from './image-tile.tsx'
import { SendingTile } from './sending-tile.tsx'
import { isUploaded } from './uploads.ts'
import type { Uploads } from './use-uploads.ts'

interface UploaderProps {
  title: string
  uploads: Uploads
  min?: number
  max?: number
  error?: string | undefined
}

/**
 * The pictures of a form, in order; the first is the main picture. Without scripts the chosen files are sent with the
 * form.
 */
export function Uploader({
  title,
  uploads,
  min = imagesPerProduct.min,
  max = imagesPerProduct.max,
  error,
}: UploaderProps) {
  const t = useText('images')
  const { items, status, choose, retry, remove, move } = uploads
  const list = useRef<HTMLUListElement>(null)
  const shifted = useRef<{ place: number; by: number }>(undefined)

  // After a move by keyboard, focus follows the picture: the same button, or the other one at the end of the list.
  useEffect(() => {
    if (!shifted.current) return
    const { place, by } = shifted.current
    shifted.current = undefined
    const buttons = list.current?.children[place]?.querySelectorAll<HTMLButtonElement>(
      'button[value^=earlier], button[value^=later]',
    )
    const same = [...(buttons ?? [])].find(({ value }) => value.startsWith(by < 0 ? 'earlier' : 'later'))
    ;(same ?? buttons?.[0])?.focus()
  })

  return (
    <section
      id="images"
      tabIndex={-1}
      aria-labelledby="images-title"
      className="grid gap-3"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        choose([...event.dataTransfer.files])
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="images-title" className="text-xl">
          {title}
        </h2>
        <p className="text-muted">
          <bdi dir="ltr">{`${items.length}/${max}`}</bdi>
          {items.length < min ? ` ${t('minimum', { min: String(min) })}` : ''}
        </p>
      </div>
      {items.length > 0 ? (
        <ul ref={list} className="grid grid-cols-3 gap-3 sm:grid-cols-5">
          {items.map((item, place) =>
            isUploaded(item) ? (
              <ImageTile
                key={item.id}
                image={item.image}
                place={place}
                last={place === items.length - 1}
                actions={{
                  remove: () => remove(item.id),
                  receive: (from) => move(from, place),
                  shift(by) {
                    shifted.current = { place: place + by, by }
                    move(place, place + by)
                  },
                }}
              />
            ) : (
              <SendingTile
                key={item.id}
                item={item}
                remove={() => remove(item.id)}
                retry={() => retry(item.id, item.file)}
              />
            ),
          )}
        </ul>
      ) : null}
      {items.length < max ? <Chooser many={max > 1} choose={choose} /> : null}
      <FieldErrorText of="images" text={error} />
      <p role="status" className="scripted:sr-only">
        {status}
      </p>
    </section>
  )
}

function Chooser({ many, choose }: { many: boolean; choose(files: File[]): void }) {
  const t = useText('images')
  const input = useRef<HTMLInputElement>(null)
  function takeChosen() {
    const files = [...(input.current?.files ?? [])]
    if (input.current) input.current.value = '' // They are uploaded separately, so the form must not send them too.
    if (files.length > 0) choose(files)
  }
  // Files that were chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(takeChosen, [])
  return (
    <div className={`${dropZone} justify-items-center text-center`}>
      <Icon name="image-plus" />
      <p className="hidden font-semibold scripted:block">{t(many ? 'drop' : 'drop.one')}</p>
      <p id="files-hint" className="text-sm text-muted">
        {t(many ? 'rules' : 'rules.one')}
      </p>
      <input
        ref={input}
        id="files"
        name="files"
        type="file"
        accept={imageTypes.join()}
        multiple={many}
        onChange={takeChosen}
        aria-describedby="files-hint"
        className="peer max-w-full scripted:sr-only"
      />
      <label htmlFor="files" className={`${chooseButton} scripted:mt-2`}>
        {t(many ? 'choose' : 'choose.one')}
      </label>
      <Button name="intent" value="upload" variant="line" small className="scripted:hidden">
        {t('upload')}
      </Button>
    </div>
  )
}
