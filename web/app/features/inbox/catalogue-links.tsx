import type { InboxSubject } from '@ticarum/contract/procedures/inbox'
import { megabytes } from '../../components/ui/megabytes.ts'
import { useText } from '../../texts.ts'

/** Only admins can open these files: PDFs as downloads, pictures as re-encoded copies. */
export function CatalogueLinks({ files }: { files: Extract<InboxSubject, { kind: 'application' }>['files'] }) {
  const t = useText('inbox')
  return (
    <section aria-labelledby="catalogues" className="grid gap-2">
      <h2 id="catalogues" className="text-xl">
        {t('files')}
      </h2>
      {files.length === 0 ? (
        <p className="text-muted">{t('files.none')}</p>
      ) : (
        <ul className="border-t border-rule">
          {files.map(({ id, fileName, bytes, type }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5">
              <a
                href={`/files/applications/${id}`}
                className="inline-flex min-h-10 items-center break-all text-primary underline underline-offset-3"
              >
                <bdi>{fileName}</bdi>
              </a>
              <span className="text-sm text-muted">
                {t(type === 'application/pdf' ? 'file.pdf' : 'file.picture', { megabytes: megabytes(bytes) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
