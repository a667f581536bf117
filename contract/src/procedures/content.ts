import { z } from 'zod'
import { Email, Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { type ContentSection, contentLimits, contentSections } from '../values/content.ts'

const text = (max: number) => z.string().trim().min(1).max(max)
const section = <S extends ContentSection, F extends Record<keyof (typeof contentLimits)[S], z.ZodType>>(
  name: S,
  fields: F,
) => z.object({ section: z.literal(name), ...fields })
const { hero, about, contact } = contentLimits

export const Content = z.discriminatedUnion('section', [
  section('hero', { title: text(hero.title), subtitle: text(hero.subtitle), description: text(hero.description) }),
  section('about', { title: text(about.title), description: text(about.description) }),
  section('contact', {
    email: Email,
    phone: z.string().trim().max(contact.phone).describe('empty: none is shown'),
    address: text(contact.address),
  }),
])
export type Content = z.output<typeof Content>

const Version = z.int32().min(1)

export const SaveContent = z.object({
  language: LanguageCode,
  version: Version.describe('of what was read'),
  content: Content,
})
export type SaveContent = z.output<typeof SaveContent>

const Fields = z.record(z.string(), z.string()).describe('field: text')

/** A section in one language, as it is shown now. */
export const StoredContent = z.object({
  section: z.enum(contentSections),
  language: LanguageCode,
  content: Fields,
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable().describe('null: as it came with the site'),
})
export type StoredContent = z.infer<typeof StoredContent>

export const ContentVersion = z.object({
  id: Id,
  version: Version,
  content: Fields,
  restoredVersion: Version.nullable().describe('null: written anew'),
  savedAt: Moment,
  savedBy: z.string().nullable(),
})
export type ContentVersion = z.infer<typeof ContentVersion>

const Shown = z.string()
export const ShownContent = z.object({
  hero: z.object({ title: Shown, subtitle: Shown, description: Shown }),
  about: z.object({ title: Shown, description: Shown }),
  contact: z.object({ email: Shown, phone: Shown.describe('may be empty'), address: Shown }),
})
export type ShownContent = z.infer<typeof ShownContent>

const Figure = z.int().nullable().describe('null: too few to speak of')
export const SiteFigures = z.object({ products: Figure, suppliers: Figure, verified: Figure })
export type SiteFigures = z.infer<typeof SiteFigures>

const everybody = { policy: 'public', rateLimit: { by: 'device', max: 600, seconds: 60 } } as const
const admins = { policy: ['admin'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const
const read = { method: 'GET', idempotency: 'read', audit: 'none' } as const

/** Texts of the public pages that admins write in each language. */
export const content = {
  get: procedure({
    ...everybody,
    ...read,
    summary: 'What the public pages say of the company, in one language',
    path: '/content',
    input: z.object({ language: LanguageCode }),
    output: ShownContent,
    errors: [],
  }),
  figures: procedure({
    ...everybody,
    ...read,
    summary: 'How large the market is: listed products, suppliers, and those with a seal; counted every few minutes',
    path: '/figures',
    input: z.object({}),
    output: SiteFigures,
    errors: [],
  }),
  sections: procedure({
    ...admins,
    ...read,
    summary: 'Every section in every language, with who wrote it',
    path: '/content-sections',
    input: z.object({}),
    output: z.object({ sections: z.array(StoredContent) }),
    errors: [],
  }),
  history: procedure({
    ...admins,
    ...read,
    summary: 'What a section said before, newest first',
    path: '/content-versions',
    input: Page.extend({ section: z.enum(contentSections), language: LanguageCode }),
    output: pageOf(ContentVersion),
    errors: [],
  }),
  save: procedure({
    ...admins,
    summary: 'Write a section anew; the version before stays in its history',
    method: 'PUT',
    path: '/content-sections',
    input: SaveContent,
    output: z.object({ version: Version }),
    errors: ['CHANGED_MEANWHILE'],
    idempotency: 'key',
    audit: 'content.save',
  }),
  restore: procedure({
    ...admins,
    summary: 'Show an older version again; it becomes the newest',
    method: 'POST',
    path: '/content-versions/:id/restore',
    input: z.object({ id: Id, version: Version.describe('that is shown now, as it was read') }),
    output: z.object({ version: Version }),
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    idempotency: 'key',
    audit: 'content.restore',
  }),
}
