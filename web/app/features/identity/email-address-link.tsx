import { Link } from 'react-router'
import { useText } from '../../texts.ts'
import { EMAIL_ADDRESS_PATH } from './paths.ts'

/** Beside the reader's own address: where they correct or change it. */
export function EmailAddressLink() {
  const t = useText('email-address')
  return (
    <Link
      to={EMAIL_ADDRESS_PATH}
      className="inline-flex min-h-11 items-center text-primary underline underline-offset-3"
    >
      {t('link')}
    </Link>
  )
}
