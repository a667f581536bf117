import type { MouseEventHandler } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'
import { FEEDBACK_PATH } from './paths.ts'

/** Floats over every page; theme.css has its look. A visitor loads a whole page by it, which tells them to sign in. */
export function FeedbackLink({ onClick }: { onClick?: MouseEventHandler }) {
  const t = useText('shell')
  return (
    <a href={FEEDBACK_PATH} onClick={onClick} className="button button-line feedback">
      <Icon name="star" />
      <span>{t('nav.feedback')}</span>
    </a>
  )
}
