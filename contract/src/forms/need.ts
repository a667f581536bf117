import type { z } from 'zod'
import { AskForNeed, Need, NeedContact } from '../procedures/needs.ts'
import { Quantity } from './order-fields.ts'
import { blank, whole } from './typed.ts'

/** What people type: an empty quantity or port is none. */
export const NeedForm = Need.extend({ quantity: blank(whole(Quantity)) })
export type NeedForm = z.output<typeof NeedForm>

/** The same of somebody without an account. */
export const VisitorsNeedForm = NeedForm.extend(NeedContact.shape)

/** What the desk types to the suppliers that it asks. */
export const AskForm = AskForNeed.pick({ notes: true }).extend({ quantity: whole(Quantity) })
