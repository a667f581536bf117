import type { MouseEventHandler } from 'react'
import { Icon } from '../../components/icons/icon.tsx'
import { useText } from '../../texts.ts'
import { FEEDBACK_PATH } from './paths.ts'

/**
 * Floats over every page; the look stands in theme.css. Visitors load a whole page by it, whose frame tells them to sign
 * in.
 */
export function FeedbackLink({ onClick }: { onClick?: MouseEventHandler }) {
  const t = useText('shell')
  return (
    <a href={FEEDBACK_PATH} onClick={onClick} className="button button-line feedback">
      <Icon name="star" />
      <span>{t('nav.feedback')}</span>
    </a>
  )
}
