import type { Import } from '@ticarum/contract/procedures/imports'
import { Manifest } from '../../components/ui/manifest.tsx'
import { useText } from '../../texts.ts'

const counted = ['creates', 'drafts', 'changes', 'large', 'unchanged', 'refused', 'applied', 'left'] as const

/** Counts of what the import will do, or has done. */
export function ImportOutcome({ run }: { run: Import }) {
  const t = useText('imports')
  const names = counted.filter(
    (name) => run.state === 'applying' || run.state === 'applied' || (name !== 'applied' && name !== 'left'),
  )
  return (
    <Manifest
      rows={names.map((name) => ({ id: name, label: t(`count.${name}`), value: t('count', { count: run[name] }) }))}
    />
  )
}
