import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../texts.ts'
import { type Notice, notices } from '../../visit/notices.ts'
import { say, useSaid } from '../../visit/toasts.ts'
import { Toast } from '../ui/toast.tsx'

/** What was just done, and what just failed: a notice on the page, and with scripts a toast above it, until the reader closes it or goes on. */
export function Notices({ notice }: { notice: { name: Notice; id: string } | null }) {
  const said = useSaid()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page takes the toast of the one before away
  useEffect(() => () => say(null), [key])
  if (!notice && !said) return null
  return (
    <div className="mx-auto grid w-full max-w-page justify-items-start gap-2 px-4 pt-4 scripted:fixed scripted:inset-x-0 scripted:bottom-20 scripted:z-50 scripted:max-w-none scripted:justify-items-end scripted:pt-0 lg:scripted:bottom-6 lg:scripted:px-6 scripted:pointer-events-none scripted:*:pointer-events-auto">
      {notice ? <PageNotice key={notice.id} name={notice.name} /> : null}
      {said ? <Toast {...said} onClose={() => say(null)} /> : null}
    </div>
  )
}

function PageNotice({ name }: { name: Notice }) {
  const t = useText('notices')
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState<string | null>(key)
  if (key !== shownAt) return null
  return <Toast kind={notices[name]} title={t(`${name}.title`)} text={t(`${name}.text`)} onClose={() => setShownAt(null)} />
}
