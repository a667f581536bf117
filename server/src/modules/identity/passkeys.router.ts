import type { passkeys } from '@ticarum/contract/procedures/passkeys'
import type { Router } from '../../door/door.ts'
import { addPasskey, beginAdding } from './add-passkey.ts'
import { listPasskeys } from './passkeys.queries.ts'
import { beginProof, proveByPasskey } from './prove-by-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey.ts'

export const passkeysRouter: Router<typeof passkeys> = {
  list: listPasskeys,
  beginAdding,
  add: addPasskey,
  remove: removePasskey,
  beginProof,
  prove: proveByPasskey,
  beginSignIn: beginPasskeySignIn,
  signIn: signInByPasskey,
}
