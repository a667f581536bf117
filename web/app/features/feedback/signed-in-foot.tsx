import type { Role } from '@ticarum/contract/values/roles'
import { BottomBar } from '../../components/signed-in/bottom-bar.tsx'
import type { Badges } from '../../context/late-badges.server.ts'
import { PaletteKey } from '../palette/palette-key.tsx'
import { FeedbackButton } from './feedback-button.tsx'

/** What floats at the bottom of the screen for people who are signed in; phones have the bar of a role. */
export function SignedInFoot({ role, badges }: { role: Role | null; badges: Badges }) {
  return (
    <>
      <FeedbackButton />
      {role ? <BottomBar role={role} badges={badges} /> : null}
      {role ? <PaletteKey role={role} /> : null}
    </>
  )
}
