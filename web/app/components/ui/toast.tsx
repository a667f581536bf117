import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'

const closeButton =
  '-my-2 hidden size-10 flex-none place-items-center rounded-control outline-current! scripted:grid ' +
  'not-disabled:hover:bg-sand-2/20'

const toastBox = 'flex w-full max-w-100 items-start gap-3 rounded-control border py-3.5 ps-4 pe-2 shadow-float'

/** `neutral`: nothing was done and nothing failed, as when somebody is asked to sign in first. */
export type ToastKind = 'default' | 'neutral' | 'destructive'

const calm = 'border-line-input bg-surface text-text'
const looks = { default: calm, neutral: calm, destructive: 'border-alarm bg-alarm text-on-alarm' }
const icons = { default: 'circle-check', neutral: 'user', destructive: 'circle-alert' } as const

interface ToastProps {
  kind?: ToastKind
  title: string
  text: string
  onClose(): void
}

/**
 * Says what was done or what failed. Without scripts it is a message on the page that can't be closed.
 */
export function Toast({ kind = 'default', title, text, onClose }: ToastProps) {
  const t = useText('shell')
  const failed = kind === 'destructive'
  return (
    <div role={failed ? 'alert' : 'status'} className={`${toastBox} ${looks[kind]}`}>
      <span className={`mt-0.5 ${kind === 'default' ? 'text-success' : ''}`}>
        <Icon name={icons[kind]} />
      </span>
      <p className="grid min-w-0 flex-1">
        <b className="font-semibold">{title}</b>
        <span className={`text-base ${failed ? '' : 'text-muted'}`}>{text}</span>
      </p>
      <button type="button" onClick={onClose} aria-label={t('close')} className={closeButton}>
        <Icon name="x" />
      </button>
    </div>
  )
}
