import { type RefObject, useLayoutEffect } from 'react'

/** Turns a dialog that was rendered open into a modal one, and returns the focus when it closes. */
export function useModal(box: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return undefined
    dialog.close()
    dialog.showModal()
    return () => dialog.close()
  }, [box])
}
