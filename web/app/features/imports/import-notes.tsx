import type { Import } from '@ticarum/contract/procedures/imports'
import { useText } from '../../texts.ts'

/** How the file was read: which sheet, and what of it was left out. */
export function ImportNotes({ run: { notes, unknownColumns } }: { run: Import }) {
  const t = useText('imports')
  if (notes.length === 0 && unknownColumns.length === 0) return null
  return (
    <ul className="grid gap-1.5 rounded-card bg-sand p-5">
      {notes.map(({ note, text }) => (
        <li key={note}>{t(`note.${note}`, { text })}</li>
      ))}
      {unknownColumns.length > 0 ? <li>{t('unknown', { columns: unknownColumns.join(', ') })}</li> : null}
    </ul>
  )
}
