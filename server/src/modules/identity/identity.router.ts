import type { identity } from '@ticarum/contract/procedures/identity'
import type { Router } from '../../door/door.ts'
import { changePassword, reauthenticate } from './change-password.ts'
import { chooseLanguage } from './choose-language.ts'
import { chooseRole } from './choose-role.ts'
import { askConfirmation, changeEmail, confirmByCode, confirmEmail, correctEmail } from './confirm-email.ts'
import { currentSession } from './current-session.ts'
import { forgotPassword } from './forgot-password.ts'
import { beginGoogle, reauthenticateWithGoogle, signInWithGoogle } from './google.ts'
import { objectToEmailChange } from './object-to-email-change.ts'
import { renewSession } from './renew-session.ts'
import { resetPassword } from './reset-password.ts'
import { listSessions } from './sessions.queries.ts'
import { setPassword } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { signInWays } from './sign-in-ways.ts'
import { signOut } from './sign-out.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'
import { signUp } from './sign-up.ts'

export const identityRouter: Router<typeof identity> = {
  signUp,
  chooseRole,
  chooseLanguage,
  signIn,
  beginGoogle,
  signInWithGoogle,
  signOut,
  session: currentSession,
  renewSession,
  sessions: listSessions,
  signOutEverywhere,
  forgotPassword,
  resetPassword,
  changePassword,
  reauthenticate,
  reauthenticateWithGoogle,
  signInWays,
  setPassword,
  askConfirmation,
  confirmEmail,
  confirmByCode,
  correctEmail,
  changeEmail,
  objectToEmailChange,
}
