import { type RefObject, useLayoutEffect } from 'react'

/** Makes a dialog that the server rendered open a modal one; when it goes, the focus returns to where it came from. */
export function useModal(box: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return undefined
    dialog.close()
    dialog.showModal()
    return () => dialog.close()
  }, [box])
}
