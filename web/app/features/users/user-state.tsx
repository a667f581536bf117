import { Chip } from '../../components/ui/chip.tsx'
import { useText } from '../../texts.ts'

export function UserState({ suspended }: { suspended: boolean }) {
  const t = useText('users')
  return (
    <Chip tone={suspended ? 'ended' : 'done'} icon={suspended ? 'ban' : 'check'}>
      {t(suspended ? 'state.suspended' : 'state.active')}
    </Chip>
  )
}
