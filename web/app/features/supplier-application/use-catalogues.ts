import type { Catalogue } from '@ticarum/contract/procedures/applications'
import { MAX_CATALOGUES } from '@ticarum/contract/values/inbox'
import { useRef, useState } from 'react'
import { addToast, showToast } from '../../context/toasts.ts'
import type { Unanswered } from '../../forms/call-api.ts'
import { minutesToWait } from '../../forms/minutes-to-wait.ts'
import { useText } from '../../texts.ts'
import {
  catalogueErrorCode,
  isCatalogueAtFault,
  type SkippedCatalogue,
  skippedCatalogueText,
} from './catalogue-errors.ts'

/** A file of the form: uploaded, being uploaded, or failed. */
export type CatalogueUpload =
  | { id: string; catalogue: Catalogue }
  | { id: string; file: File; share: number }
  | { id: string; file: File; failed: string }

export type Catalogues = ReturnType<typeof useCatalogues>

const loadSender = () => import('../../forms/send-file.ts')

/** Chosen files are uploaded at once, one after the other, so that on a slow connection the first one arrives soon. */
export function useCatalogues(first: Catalogue[]) {
  const t = useText('supplier-application')
  const [items, setItems] = useState<CatalogueUpload[]>(() =>
    first.map((catalogue) => ({ id: catalogue.id, catalogue })),
  )
  const underWay = useRef(new Map<string, AbortController>())
  const replace = (id: string, item: CatalogueUpload) =>
    setItems((all) => all.map((each) => (each.id === id ? item : each)))
  const drop = (id: string) => setItems((all) => all.filter((each) => each.id !== id))
  const toastOf = (skipped: SkippedCatalogue) => ({
    kind: 'destructive' as const,
    title: t('file.skipped'),
    text: skippedCatalogueText(t, skipped),
  })

  async function send(id: string, file: File): Promise<void> {
    const controller = new AbortController()
    underWay.current.set(id, controller)
    const answer = await loadSender().then(
      ({ sendFile }) =>
        sendFile(
          'applications.upload',
          { fileName: file.name.slice(-200) },
          { file, key: id, signal: controller.signal, onShare: (share) => replace(id, { id, file, share }) },
        ),
      (): Unanswered => ({ ok: false, code: undefined, args: undefined }), // the import itself failed
    )
    underWay.current.delete(id)
    if (controller.signal.aborted) return
    if (answer.ok) return replace(id, { id, catalogue: answer.value })
    const skipped = { file: file.name, code: answer.code, minutes: minutesToWait(answer) }
    addToast(toastOf(skipped))
    if (isCatalogueAtFault(answer.code)) drop(id)
    else replace(id, { id, file, failed: skippedCatalogueText(t, skipped) })
  }

  async function choose(files: File[]): Promise<void> {
    showToast(null)
    if (items.length + files.length > MAX_CATALOGUES)
      return showToast(toastOf({ file: '', code: 'TOO_MANY_FILES', minutes: 0 }))
    const checked = files.map((file) => ({ id: crypto.randomUUID(), file, code: catalogueErrorCode(file) }))
    for (const { file, code } of checked) if (code) addToast(toastOf({ file: file.name, code, minutes: 0 }))
    const accepted = checked.filter(({ code }) => code === undefined)
    setItems((all) => [...all, ...accepted.map(({ id, file }) => ({ id, file, share: 0 }))])
    for (const { id, file } of accepted) await send(id, file)
  }

  function retry(id: string, file: File): void {
    replace(id, { id, file, share: 0 })
    void send(id, file)
  }

  function remove(id: string): void {
    underWay.current.get(id)?.abort()
    drop(id)
  }

  return { items, busy: items.some((item) => 'share' in item), choose, retry, remove }
}
