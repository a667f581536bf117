import { catalogueEndings, MAX_CATALOGUES } from '@ticarum/contract/values/inbox'
import { useEffect, useRef } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { Button } from '../../components/ui/button.tsx'
import { chooseButton, dropZone } from '../../components/ui/choose-file.ts'
import { FieldErrorText } from '../../components/ui/field-error-text.tsx'
import { megabytes } from '../../components/ui/megabytes.ts'
import { useText } from '../../texts.ts'
import type { Catalogues, CatalogueUpload } from './use-catalogues.ts'

/** Catalogues of an applicant. Without scripts the chosen files are sent with the form. */
export function CatalogueFiles({ catalogues, error }: { catalogues: Catalogues; error: string | undefined }) {
  const t = useText('supplier-application')
  const { items, choose } = catalogues
  return (
    <fieldset id="files" tabIndex={-1} className="grid gap-3">
      <legend className="text-base font-semibold">{t('files')}</legend>
      {items.length > 0 ? (
        <ul className="border-t border-rule">
          {items.map((item, place) => (
            <CatalogueRow key={item.id} item={item} place={place} catalogues={catalogues} />
          ))}
        </ul>
      ) : null}
      {items.length < MAX_CATALOGUES ? <Chooser choose={choose} /> : null}
      <FieldErrorText of="files" text={error} />
    </fieldset>
  )
}

function CatalogueRow({
  item,
  place,
  catalogues: { retry, remove },
}: {
  item: CatalogueUpload
  place: number
  catalogues: Catalogues
}) {
  const t = useText('supplier-application')
  const name = 'catalogue' in item ? item.catalogue.fileName : item.file.name
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <div className="grid min-w-0 gap-1">
        <bdi className="font-semibold break-all">{name}</bdi>
        {'catalogue' in item ? (
          <>
            <input type="hidden" name={`files.${place}`} value={JSON.stringify(item.catalogue)} />
            <span className="text-sm text-muted">
              {t('file.there', { megabytes: megabytes(item.catalogue.bytes) })}
            </span>
          </>
        ) : 'share' in item ? (
          <>
            <progress
              max={1}
              value={item.share}
              aria-label={t('file.sending', { file: name })}
              className="h-1.5 w-full accent-primary"
            />
            <span className="text-sm text-muted">
              {t('file.share', {
                percent: String(Math.floor(item.share * 100)),
                megabytes: megabytes(item.file.size),
              })}
            </span>
          </>
        ) : (
          <span className="text-sm font-semibold text-danger">{item.failed}</span>
        )}
      </div>
      <div className="hidden gap-1 scripted:flex">
        {'failed' in item ? (
          <Button type="button" variant="line" small onClick={() => retry(item.id, item.file)}>
            {t('file.retry')}
          </Button>
        ) : null}
        <button
          type="button"
          onClick={() => remove(item.id)}
          aria-label={t('file.remove', { file: name })}
          className="grid size-10 place-items-center rounded-control border border-line-input bg-surface hover:bg-sand"
        >
          <Icon name="x" small />
        </button>
      </div>
    </li>
  )
}

function Chooser({ choose }: { choose(files: File[]): void }) {
  const t = useText('supplier-application')
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
    <div className={`${dropZone} justify-items-start`}>
      <input
        ref={input}
        id="catalogue"
        name="catalogue"
        type="file"
        accept={catalogueEndings.join()}
        multiple
        onChange={takeChosen}
        aria-describedby="catalogue-hint"
        className="peer max-w-full scripted:sr-only"
      />
      <label htmlFor="catalogue" className={chooseButton}>
        {t('files.choose')}
      </label>
      <p id="catalogue-hint" className="text-sm text-muted">
        {t('files.hint', { max: String(MAX_CATALOGUES) })}
      </p>
    </div>
  )
}
