import { ERASED_NAME } from '@ticarum/contract/values/account'
import { useText } from '../../texts.ts'

/** A name as readers see it: 'Deleted user' for somebody who deleted their account. */
export function useName(): (name: string) => string {
  const t = useText('common')
  return (name) => (name === ERASED_NAME ? t('deleted-user') : name)
}

export function PersonName({ name, className }: { name: string; className?: string }) {
  return <bdi className={className}>{useName()(name)}</bdi>
}
