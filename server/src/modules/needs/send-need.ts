import type { SendNeed } from '@ticarum/contract/procedures/needs'
import type { Context } from '../../door/context.ts'
import { heldBack } from '../inbox/inbox.public.ts'
import { receiveNeed } from './receive-need.ts'

/** What somebody without an account needs. They only learn that it arrived. */
export function sendNeed(ctx: Context, { name, email, homepage, seconds, ...need }: SendNeed) {
  return receiveNeed(ctx, need, { name, email }, heldBack({ homepage, seconds }))
}
