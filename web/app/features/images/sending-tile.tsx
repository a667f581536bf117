import { Icon } from '../../components/icons/icon.tsx'
import { Button } from '../../components/ui/button.tsx'
import { megabytes } from '../../components/ui/megabytes.ts'
import { useText } from '../../texts.ts'
import type { ImageUpload, UploadedImage } from './uploads.ts'

const tile = 'relative grid min-h-26 content-center gap-2 rounded-control border p-3 pe-10 text-xs text-muted'

interface SendingTileProps {
  item: Exclude<ImageUpload, { image: UploadedImage }>
  remove(): void
  retry(): void
}

/** A picture that is being uploaded, or whose upload failed. */
export function SendingTile({ item, remove, retry }: SendingTileProps) {
  const t = useText('images')
  const { file } = item
  const failed = 'failed' in item
  return (
    <li className={`${tile} ${failed ? 'border-2 border-danger' : 'border-line bg-sand'}`}>
      <bdi className="line-clamp-2 font-semibold break-all text-text">{file.name}</bdi>
      {failed ? (
        <>
          <span className="font-semibold text-danger">{item.failed}</span>
          <Button type="button" variant="line" small onClick={retry}>
            {t('retry')}
          </Button>
        </>
      ) : (
        <>
          <progress
            max={1}
            value={item.share}
            aria-label={t('sending', { file: file.name })}
            className="h-1.5 w-full accent-primary"
          />
          <span>{t('share', { percent: String(Math.floor(item.share * 100)), megabytes: megabytes(file.size) })}</span>
        </>
      )}
      <button
        type="button"
        onClick={remove}
        aria-label={t('remove.file', { file: file.name })}
        className="absolute end-1 top-1 grid size-9 place-items-center rounded-control bg-[#182428] text-[#faf8f4]"
      >
        <Icon name="x" small />
      </button>
    </li>
  )
}
