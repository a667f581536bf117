import { z } from 'zod'
import { currencies } from './values/currencies.ts'
import { languages } from './values/languages.ts'
import { roles } from './values/roles.ts'

/** Shapes that several procedures share. */
export const Id = z.uuid()
export const Email = z.string().trim().toLowerCase().min(1).max(255).check(z.email())
export const Password = z.string().min(6).max(200)
/** a link's token has 256 bits */
export const Token = z.string().min(20).max(100)
export const FullName = z.string().trim().min(2).max(100)
/** PostgreSQL knows no year 0. */
export const isInCalendar = (text: string) => text >= '0001'
// Rules about several fields calculate with days, so they are not asked about what is none (`abort`).
export const Moment = z.iso.datetime({ abort: true }).refine(isInCalendar)
/** A day in GMT+3, the time zone of both countries. */
export const Day = z.iso.date({ abort: true }).refine(isInCalendar)
export const RoleName = z.enum(roles)
export const LanguageCode = z.enum(languages)
export const CurrencyCode = z.enum(currencies)

/** A public picture; its sizes are served as /media/<name>-<width>.avif and .webp. */
export const Picture = z.object({
  name: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string().describe('base64'),
})
export type Picture = z.infer<typeof Picture>

/** Lists are paged by a keyset cursor, never by page number. */
export const Page = z.object({
  after: z.string().max(200).optional().describe('`next` of the page before'),
  limit: z.coerce.number().int().min(1).max(100).default(24),
})
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() })

export const Done = z.object({ done: z.literal(true) })
