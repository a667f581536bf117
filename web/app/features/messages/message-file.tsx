import type { Message } from '@ticarum/contract/procedures/messages'
import { Icon } from '../../components/icons/icon.tsx'
import { megabytes } from '../../components/ui/megabytes.ts'
import { useText } from '../../texts.ts'

interface MessageFileProps {
  id: string
  name: string
  file: NonNullable<Message['file']>
}

/** The file of a message, as a download; a picture is shown too. */
export function MessageFile({ id, name, file: { type, bytes } }: MessageFileProps) {
  const t = useText('messages')
  const address = `/files/messages/${id}`
  return (
    <a href={address} download className="grid min-h-11 gap-1 text-primary underline underline-offset-3">
      {type.startsWith('image/') ? (
        <img src={address} alt="" loading="lazy" className="max-h-60 rounded-control object-contain" />
      ) : null}
      <span className="flex items-center gap-2">
        <Icon name="download" small />
        <bdi className="min-w-0 break-all">{name}</bdi>
      </span>
      <span className="text-xs text-muted">{t('file.size', { megabytes: megabytes(bytes) })}</span>
    </a>
  )
}
