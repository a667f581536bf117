import type { Role } from '@ticarum/contract/values/roles'
import { BottomBar } from '../../components/signed-in/bottom-bar.tsx'
import { FeedbackButton } from './feedback-button.tsx'

/** What floats at the bottom of the screen for people who are signed in; phones have the bar of a role. */
export function SignedInFoot({ role }: { role: Role | null }) {
  return (
    <>
      <FeedbackButton />
      {role ? <BottomBar role={role} /> : null}
    </>
  )
}
