import { useText } from '../../texts.ts'
import { Icon } from '../icons/icon.tsx'

const closeButton =
  '-my-2 hidden size-10 flex-none place-items-center rounded-control outline-current! scripted:grid ' +
  'not-disabled:hover:bg-sand-2/20'

const toastBox = 'flex w-full max-w-100 items-start gap-3 rounded-control border py-3.5 ps-4 pe-2 shadow-float'

export type ToastKind = 'default' | 'destructive'

const looks = {
  default: 'border-line-input bg-surface text-text',
  destructive: 'border-alarm bg-alarm text-on-alarm',
}

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
      <span className={`mt-0.5 ${failed ? '' : 'text-success'}`}>
        <Icon name={failed ? 'circle-alert' : 'circle-check'} />
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
