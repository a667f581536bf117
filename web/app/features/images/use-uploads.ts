import { useRef, useState } from 'react'
import { addToast, showToast } from '../../context/toasts.ts'
import type { FormError } from '../../forms/form-errors.tsx'
import { minutesToWait } from '../../forms/minutes-to-wait.ts'
import { sendFile } from '../../forms/send-file.ts'
import { useText } from '../../texts.ts'
import { imageErrorCode, isImageAtFault, type SkippedImage, skippedImageText } from './image-errors.ts'
import { type ImageUpload, isUploading, moveItem, type UploadedImage } from './uploads.ts'

interface UploadsProps {
  images: UploadedImage[]
  max: number
  /** the owner, when an admin uploads */
  supplierId?: string | undefined
  /** the form was redrawn after a picture was removed without scripts */
  removed?: boolean
}

export type Uploads = ReturnType<typeof useUploads>

/**
 * The pictures of a form, in order. Chosen files are uploaded at once, one after the other, so that on a slow
 * connection the first one arrives soon.
 */
export function useUploads({ images, max, supplierId, removed = false }: UploadsProps) {
  const t = useText('images')
  const forms = useText('forms')
  const [items, setItems] = useState<ImageUpload[]>(() => images.map((image) => ({ id: image.id, image })))
  const [status, setStatus] = useState(removed ? t('removed.title') : '')
  const underWay = useRef(new Map<string, AbortController>())
  const replace = (id: string, item: ImageUpload) =>
    setItems((all) => all.map((each) => (each.id === id ? item : each)))
  const toastOf = (skipped: SkippedImage) => skippedImageText(t, forms, skipped, max)
  const drop = (id: string) => setItems((all) => all.filter((each) => each.id !== id))

  async function send(id: string, file: File): Promise<boolean> {
    const controller = new AbortController()
    underWay.current.set(id, controller)
    const answer = await sendFile(
      'images.upload',
      { supplierId },
      { file, key: id, signal: controller.signal, onShare: (share) => replace(id, { id, file, share }) },
    )
    underWay.current.delete(id)
    if (controller.signal.aborted) return false
    if (answer.ok) {
      replace(id, { id, image: answer.value })
      return true
    }
    const toast = toastOf({ file: file.name, code: answer.code, minutes: minutesToWait(answer) })
    addToast(toast)
    if (isImageAtFault(answer.code)) drop(id)
    else replace(id, { id, file, failed: toast.text })
    return false
  }

  async function sendAll(files: { id: string; file: File }[]): Promise<void> {
    let sent = 0
    for (const { id, file } of files) if (await send(id, file)) sent += 1
    if (sent > 0)
      addToast({ kind: 'default', title: t('uploaded.title'), text: t('uploaded.text', { count: String(sent) }) })
  }

  function choose(files: File[]): void {
    showToast(null)
    if (items.length + files.length > max) {
      showToast(toastOf({ file: '', code: 'TOO_MANY_IMAGES', minutes: 0 }))
      return
    }
    const checked = files.map((file) => ({ id: crypto.randomUUID(), file, code: imageErrorCode(file) }))
    for (const { file, code } of checked) if (code) addToast(toastOf({ file: file.name, code, minutes: 0 }))
    const accepted = checked.filter(({ code }) => code === undefined)
    setItems((all) => [...all, ...accepted.map(({ id, file }) => ({ id, file, share: 0 }))])
    void sendAll(accepted)
  }

  function retry(id: string, file: File): void {
    replace(id, { id, file, share: 0 })
    void sendAll([{ id, file }])
  }

  function remove(id: string): void {
    underWay.current.get(id)?.abort()
    drop(id)
    showToast({ kind: 'default', title: t('removed.title'), text: t('removed.text') })
  }

  function move(from: number, to: number): void {
    setItems(moveItem(items, from, to))
    setStatus(t('moved', { place: String(to + 1) }))
  }

  /** Form errors for the files that were sent with the form and not accepted. */
  const errorsOf = (skipped: SkippedImage[] = []): FormError[] =>
    skipped.map(toastOf).map(({ title, text }) => ({ text: t('skipped', { title, text }), field: 'images' }))

  return { items, status, busy: items.some(isUploading), errorsOf, choose, retry, remove, move }
}
