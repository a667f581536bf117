import { useEffect, useState } from 'react'
import { saveData, savesData } from '../../context/data-saver.ts'
import { useText } from '../../texts.ts'

const saverButton =
  'hidden min-h-10 rounded-control border border-line-input px-3 text-sm hover:bg-sand aria-pressed:bg-text ' +
  'aria-pressed:font-semibold aria-pressed:text-bg scripted:block'

/** Smaller pictures and no fonts of ours. It needs scripts, and is shown where they run. */
export function SaverSwitch() {
  const t = useText('shell')
  const [on, setOn] = useState<boolean>()
  useEffect(() => setOn(savesData()), [])
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => {
        saveData(!on)
        setOn(!on)
      }}
      className={saverButton}
    >
      {t('saver')}
    </button>
  )
}
