import type { identity } from '@ticarum/contract/procedures/identity'
import type { Router } from '../../door/door.ts'
import { currentSession } from './current-session.ts'
import { renewSession } from './renew-session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const identityRouter: Router<typeof identity> = { signIn, signOut, session: currentSession, renewSession }
