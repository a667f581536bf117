import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { FlashMessage, FlashMessageArgs, flashMessages } from '../../context/flash.ts'
import { dismissToast, leave, useToasts } from '../../context/toasts.ts'
import { useText } from '../../texts.ts'
import { Toast } from '../ui/toast.tsx'

const toastArea =
  'mx-auto grid w-full print:hidden max-w-page justify-items-start gap-2 px-4 pt-4 scripted:fixed ' +
  'scripted:inset-x-0 scripted:bottom-20 scripted:z-50 scripted:max-w-none scripted:justify-items-end scripted:pt-0 ' +
  'lg:scripted:bottom-6 lg:scripted:px-6 scripted:pointer-events-none scripted:*:pointer-events-auto'

interface NoticesProps {
  name: FlashMessage
  args: FlashMessageArgs
  kind: (typeof flashMessages)[FlashMessage]
  id: string
}

/**
 * Flash messages: on the page without scripts, as toasts with them, until closed or until the next navigation.
 */
export function FlashMessages({ notice }: { notice: NoticesProps | null }) {
  const said = useToasts()
  const { key } = useLocation()
  useEffect(() => leave(key), [key])
  // A page that is read anew brings no message, and leaves what is said.
  const [last, setLast] = useState(notice)
  if (notice && notice.id !== last?.id) setLast(notice)
  if (!last && said.length === 0) return null
  return (
    <div className={toastArea}>
      {last ? <PageNotice key={last.id} {...last} /> : null}
      {said.map(({ id, kind, title, text }) => (
        <Toast key={id} kind={kind} title={title} text={text} onClose={() => dismissToast(id)} />
      ))}
    </div>
  )
}

function PageNotice({ name, args, kind }: NoticesProps) {
  const t = useText('flash')
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState<string | null>(key)
  if (key !== shownAt) return null
  return (
    <Toast kind={kind} title={t(`${name}.title`)} text={t(`${name}.text`, args)} onClose={() => setShownAt(null)} />
  )
}
