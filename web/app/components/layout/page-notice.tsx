import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../texts.ts'
import type { Notice } from '../../visit/notices.ts'
import { Icon } from '../ui/icon.tsx'
import { Wrap } from './wrap.tsx'

/** Says what was just done, until the reader goes on. */
export function PageNotice({ notice }: { notice: Notice }) {
  const t = useText('common')
  const { key } = useLocation()
  const [shownAt] = useState(key)
  if (key !== shownAt) return null
  return (
    <Wrap className="pt-4">
      <div role="status" className="flex max-w-form gap-3 rounded-control border border-line-input bg-surface px-4 py-3.5 shadow-float">
        <span className="mt-0.5 text-success">
          <Icon name="circle-check" />
        </span>
        <p className="grid">
          <b className="font-semibold">{t(`notice.${notice}.title`)}</b>
          <span className="text-base text-muted">{t(`notice.${notice}.text`)}</span>
        </p>
      </div>
    </Wrap>
  )
}
