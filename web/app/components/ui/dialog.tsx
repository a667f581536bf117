import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useModal } from './use-modal.ts'

const dialogBox =
  'fixed inset-x-0 bottom-0 z-50 mt-auto max-h-full w-full max-w-none overflow-y-auto rounded-t-card border ' +
  'border-line bg-surface text-text shadow-float backdrop:bg-scrim sm:inset-0 sm:m-auto sm:max-w-110 ' +
  'sm:rounded-card'

const footLook = 'sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-5 py-3'

/** For a dialog whose footer stands inside a form. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className={`-mx-5 -mb-5 mt-2 ${footLook}`}>{children}</div>
)

interface DialogProps {
  title: string
  /** where Escape leads: a page, or what closes it */
  back: string | (() => void)
  children: ReactNode
  foot?: ReactNode
}

/**
 * A dialog with its own URL: the server renders it open, so that it works without scripts. With them it is modal, and
 * the focus returns.
 */
export function Dialog({ title, back, children, foot }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useModal(box)
  return (
    <dialog
      ref={box}
      open
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault()
        if (typeof back === 'string') void navigate(back, { preventScrollReset: true })
        else back()
      }}
      className={dialogBox}
    >
      <div className="grid gap-2 px-5 pt-5 pb-5">
        <h2 id="dialog-title" className="text-xl">
          {title}
        </h2>
        {children}
      </div>
      {foot ? <div className={footLook}>{foot}</div> : null}
    </dialog>
  )
}
