import { z } from 'zod'
import { SaveCompanySettings } from '../procedures/company-settings.ts'
import { ticked } from './typed.ts'

/** Company settings as an admin fills them in: one group of synonyms to a line, its words parted by commas. */
export const CompanySettingsForm = z.object({
  ...SaveCompanySettings.shape,
  publishAtOnce: ticked,
  synonyms: z
    .string()
    .transform((typed) => typed.split('\n').map((line) => line.split(/[,،]/).map((word) => word.trim())))
    .transform((groups) =>
      groups.map((words) => words.filter((word) => word !== '')).filter((words) => words.length > 0),
    )
    .refine((groups) => SaveCompanySettings.shape.synonyms.safeParse(groups).success),
})
