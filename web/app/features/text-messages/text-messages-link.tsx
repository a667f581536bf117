import { Link } from 'react-router'
import { useText } from '../../texts.ts'
import { TEXT_MESSAGES_PATH } from './paths.ts'

/** Where notices by WhatsApp or SMS are chosen. */
export function TextMessagesLink() {
  const t = useText('text-messages')
  return (
    <Link
      to={TEXT_MESSAGES_PATH}
      className="inline-flex min-h-11 items-center text-primary underline underline-offset-3"
    >
      {t('link')}
    </Link>
  )
}
