import { useText } from '../../texts.ts'

/** What the browser's tab says. */
export function PageTitle({ children }: { children: string }) {
  const t = useText('common')
  return <title>{`${children} · ${t('brand')}`}</title>
}
