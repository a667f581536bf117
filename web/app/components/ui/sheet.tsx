import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../icons/icon.tsx'
import { useModal } from './use-modal.ts'

const sheetFoot =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3 ' +
  'pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8'

const sheetBox =
  'fixed inset-0 z-50 m-0 grid size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-surface ' +
  'text-text shadow-float backdrop:bg-scrim sm:m-auto sm:h-fit sm:max-h-[calc(100%-3rem)] sm:max-w-220 ' +
  'sm:rounded-card'

interface SheetProps {
  title: string
  back: string
  /** label of the back link */
  close: string
  children: ReactNode
  /** sticky footer */
  foot: ReactNode
}

/** A wide dialog with its own URL, rendered open by the server; full screen on a phone. */
export function Sheet({ title, back, close, children, foot }: SheetProps) {
  const box = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useModal(box)
  // Focus starts at the title, not at the close button.
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <dialog
      ref={box}
      open
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        event.preventDefault()
        void navigate(back, { preventScrollReset: true })
      }}
      className={sheetBox}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-2 sm:px-8">
        <h2 ref={heading} id="sheet-title" tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <Link
          to={back}
          preventScrollReset
          aria-label={close}
          className="-me-3 grid size-12 flex-none place-items-center rounded-control text-text hover:bg-sand"
        >
          <Icon name="x" />
        </Link>
      </div>
      <div className="overflow-y-auto px-4 py-6 sm:px-8">{children}</div>
      <div className={sheetFoot}>{foot}</div>
    </dialog>
  )
}
