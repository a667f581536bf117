import { z } from 'zod'
import type { DealChoice } from '../values/deal-choices.ts'

/** What a deal says in one of a few words (`dealChoices`). */
export const DealChoices = z.object({} satisfies Record<DealChoice, z.ZodType>)

/** What somebody says of it; the rest stays as it was. */
export const SaidChoices = DealChoices.partial()

/** As it was asked for, or stored before there were more: what is not said is as usual. */
export const KeptChoices = z.object({} satisfies Record<DealChoice, z.ZodType>)
