import { z } from 'zod'
import { type DealChoice, dealChoices, usualChoices } from '../values/deal-choices.ts'

/** What a deal says in one of a few words (`dealChoices`). */
export const DealChoices = z.object({
  inspection: z
    .enum(dealChoices.inspection)
    .describe("who inspects the goods before they are shipped; company: one of the customer's choice"),
} satisfies Record<DealChoice, z.ZodType>)

/** What somebody says of it; the rest stays as it was. */
export const SaidChoices = DealChoices.partial()

/** As it was asked for, or stored before there were more: what is not said is as usual. */
export const KeptChoices = z.object({
  inspection: DealChoices.shape.inspection.default(usualChoices.inspection),
} satisfies Record<DealChoice, z.ZodType>)
