import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../components/ui/button.tsx'
import { useText } from '../texts.ts'
import { formIsGone, formWasSent, isLostIn, onLostChange } from './lost-response.ts'

const noticeBox =
  'col-span-full justify-items-start gap-2 rounded-control border-2 border-danger px-5 py-4 not-[[hidden]]:grid'

/**
 * Shown inside a form whose response was lost: says that nothing typed was lost, and offers to send it again.
 * `keepFormWithoutResponse` keeps the form on screen.
 */
export function LostResponseNotice() {
  const t = useText('shell')
  const common = useText('common')
  const box = useRef<HTMLDivElement>(null)
  const lost = useSyncExternalStore(
    onLostChange,
    () => isLostIn(box.current?.closest('form')),
    () => false,
  )
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return undefined
    const sent = ({ submitter }: SubmitEvent) => {
      pressed.current = submitter
      formWasSent(form)
    }
    form.addEventListener('submit', sent)
    return () => {
      form.removeEventListener('submit', sent)
      formIsGone(form)
    }
  }, [])
  useEffect(() => {
    if (lost) box.current?.focus()
  }, [lost])
  return (
    <div ref={box} tabIndex={-1} id="line" role={lost ? 'alert' : undefined} hidden={!lost} className={noticeBox}>
      {lost ? (
        <>
          <h2 className="text-lg">{t('line.lost')}</h2>
          <p>{t('line.text')}</p>
          <Button
            type="button"
            variant="line"
            onClick={() => box.current?.closest('form')?.requestSubmit(pressed.current)}
          >
            {common('error.again')}
          </Button>
        </>
      ) : null}
    </div>
  )
}
