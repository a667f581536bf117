import type { Role } from '@ticarum/contract/values/roles'
import { useEffect } from 'react'
import { BottomBar } from '../../components/signed-in/bottom-bar.tsx'
import { SessionKeeper } from '../../components/signed-in/session-keeper.tsx'
import type { Badges } from '../../context/late-badges.server.ts'
import { followWhenIdle } from '../events/follow-when-idle.ts'
import { PaletteKey } from '../palette/palette-key.tsx'
import { FeedbackButton } from './feedback-button.tsx'

interface SignedInFootProps {
  role: Role | null
  badges: Badges
  /** when the session ends */
  expiresAt: string | null
}

/** What floats at the bottom of the screen for people who are signed in; phones have the bar of a role. */
export function SignedInFoot({ role, badges, expiresAt }: SignedInFootProps) {
  useEffect(followWhenIdle, [])
  return (
    <>
      <FeedbackButton />
      {role ? <BottomBar role={role} badges={badges} /> : null}
      {role ? <PaletteKey role={role} /> : null}
      {expiresAt ? <SessionKeeper expiresAt={expiresAt} /> : null}
    </>
  )
}
