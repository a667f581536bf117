import type { ContentVersion, StoredContent } from '@ticarum/contract/procedures/content'
import { directionOf } from '@ticarum/contract/values/languages'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { Manifest } from '../../components/ui/manifest.tsx'
import { summaryLink } from '../../components/ui/summary-link.ts'
import { useMore } from '../../context/use-load-more.ts'
import { useMoment } from '../../dates.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import { contentFieldsOf } from './content-errors.ts'

/** With the form key of its 'Restore' form. */
type Row = ContentVersion & { key: string }

interface ContentHistoryProps {
  stored: StoredContent
  first: { items: Row[]; next: string | null }
  path: string
}

/**
 * Earlier versions of a section, newest first. 'Load more' is a link to the next page; with scripts its items are
 * appended.
 */
export function ContentHistory({ stored, first, path }: ContentHistoryProps) {
  const t = useText('content')
  const { items, more, focusOf } = useMore(first, path)
  return (
    <section aria-labelledby="history" className="grid gap-4">
      <h2 id="history" className="text-xl">
        {t('history')}
      </h2>
      <ol className="border-t border-rule">
        {items.map((row) => (
          <li key={row.id} {...focusOf(row.id)} className="grid gap-2 border-b border-line py-3">
            <Version row={row} stored={stored} path={path} />
          </li>
        ))}
      </ol>
      <LoadMore {...more} atStart />
    </section>
  )
}

function Version({
  row: { id, key, version, content, restoredVersion, savedAt, savedBy },
  stored,
  path,
}: {
  row: Row
  stored: StoredContent
  path: string
}) {
  const t = useText('content')
  const moment = useMoment()
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === 'restore' && formData.get('id') === id
  const written = (text: string) => (
    <bdi lang={stored.language} dir={directionOf[stored.language]} className="whitespace-pre-line">
      {text}
    </bdi>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="grid">
          <b className="font-semibold">{t('version', { number: String(version) })}</b>
          <span className="text-sm text-muted">
            {savedBy ? t('saved', { name: savedBy, date: moment(savedAt) }) : t('original')}
          </span>
          {restoredVersion ? (
            <span className="text-sm text-muted">{t('restored', { number: String(restoredVersion) })}</span>
          ) : null}
        </p>
        {version === stored.version ? (
          <p className="text-sm font-semibold">{t('shown')}</p>
        ) : (
          <Form method="post" action={sentTo(path)}>
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={stored.version} />
            <Button
              name="intent"
              value="restore"
              variant="line"
              small
              busy={busy}
              aria-label={busy ? undefined : t('restore.version', { number: String(version) })}
            >
              {t(busy ? 'save.busy' : 'restore')}
            </Button>
          </Form>
        )}
      </div>
      <details>
        <summary className={summaryLink}>{t('read')}</summary>
        <Manifest
          rows={contentFieldsOf(stored.section).map(({ field }) => ({
            label: t(field),
            value: written(content[field] ?? ''),
          }))}
        />
      </details>
    </>
  )
}
