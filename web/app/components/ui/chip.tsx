import { Icon, type IconName } from '../icons/icon.tsx'

const chip = 'inline-flex items-center gap-1.5 rounded-mark px-2 py-0.5 text-xs font-semibold whitespace-nowrap'

const tones = {
  plain: 'bg-sand text-text',
  waiting: 'bg-warning-wash text-warning',
  running: 'bg-primary-wash text-primary',
  done: 'bg-success-wash text-success',
  ended: 'bg-danger-wash text-danger',
}

interface ChipProps {
  tone?: keyof typeof tones
  icon: IconName
  children: string
}

/** A state, as an icon and a word: never by colour alone. */
export function Chip({ tone = 'plain', icon, children }: ChipProps) {
  return (
    <span className={`${chip} ${tones[tone]}`}>
      <Icon name={icon} small />
      {children}
    </span>
  )
}
