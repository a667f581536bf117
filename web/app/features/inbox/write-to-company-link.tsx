import { Link } from 'react-router'
import { useText } from '../../texts.ts'
import { writeToCompanyPath } from './paths.ts'

export function WriteToCompanyLink({ id }: { id: string }) {
  const t = useText('inbox')
  return (
    <Link
      to={writeToCompanyPath(id)}
      className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
    >
      {t('write')}
    </Link>
  )
}
