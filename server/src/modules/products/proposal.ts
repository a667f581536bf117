import { isDeepStrictEqual } from 'node:util'
import { Id } from '@ticarum/contract/fields'
import type { ProductFields } from '@ticarum/contract/forms/product-fields'
import { ReviewedProduct } from '@ticarum/contract/procedures/products'
import { detailKeys, isDetailKey } from '@ticarum/contract/values/product-details'
import { type ReviewedField, reviewedFields } from '@ticarum/contract/values/reviews'
import { z } from 'zod'

/** The reviewed fields of a product, as they are or as proposed. */
export const Proposal = ReviewedProduct.omit({ images: true }).extend({ imageIds: z.array(Id) })
export type Proposal = z.infer<typeof Proposal>

/** What a revision stores: only the fields that it changes, so that it does not undo other changes. */
export const Changes = Proposal.omit({ details: true })
  .extend({ details: z.partialRecord(z.enum(detailKeys), z.unknown()) })
  .partial()
export type Changes = z.infer<typeof Changes>

export interface OriginPlace {
  country: string
  city: string
  origin: string
}

type Typed = Omit<z.output<typeof ProductFields>, 'tiers'>

/**
 * The typed values as a proposal. Texts that the company wrote stay until somebody writes another in their language;
 * only an admin can remove them.
 */
export function proposalOf(typed: Typed, place: OriginPlace, before: Proposal | undefined, byAdmin: boolean): Proposal {
  return {
    ...place,
    language: typed.language,
    name: typed.name,
    description: typed.description,
    translations: translationsOf(typed, before?.translations ?? {}, byAdmin),
    category: typed.category ?? null,
    unit: typed.unit,
    piecesPerUnit: typed.piecesPerUnit,
    basis: typed.basis ?? null,
    customsCode: typed.customsCode ?? null,
    details: typed.details,
    articleCode: typed.articleCode ?? null,
    imageIds: typed.imageIds,
  }
}

function translationsOf(typed: Typed, before: Proposal['translations'], byAdmin: boolean): Proposal['translations'] {
  const written = Object.entries(typed.translations).map(([language, text]) => {
    const known = before[language as keyof typeof before]
    const same = known?.name === text.name && known.description === text.description
    return [language, { ...text, byCompany: same ? known.byCompany : byAdmin }]
  })
  const kept = Object.entries(before).filter(([, text]) => text.byCompany && !byAdmin)
  const { [typed.language]: _, ...translations } = Object.fromEntries([...kept, ...written]) as Proposal['translations']
  return translations
}

const partsOf: Partial<Record<ReviewedField, (keyof Proposal)[]>> = {
  origin: ['origin', 'country', 'city'],
  images: ['imageIds'],
}
const keysOf = (field: ReviewedField) => partsOf[field] ?? [field as keyof Proposal]

const valuesOf = (changes: Changes, field: ReviewedField): unknown[] =>
  isDetailKey(field) ? [changes.details?.[field]] : keysOf(field).map((key) => changes[key])

/** The fields in which the second differs from the first. */
export const changedFields = (before: Proposal, after: Proposal): ReviewedField[] =>
  reviewedFields.filter((field) => !isDeepStrictEqual(valuesOf(before, field), valuesOf(after, field)))

export function changesIn(before: Proposal, after: Proposal): Changes {
  const changed = changedFields(before, after)
  const details = changed.filter(isDetailKey).map((key) => [key, after.details[key]])
  const others = changed.filter((field) => !isDetailKey(field)).flatMap(keysOf)
  return {
    ...Object.fromEntries(others.map((key) => [key, after[key]])),
    ...(details.length > 0 ? { details: Object.fromEntries(details) } : {}),
  }
}

/** The fields that a revision changes. */
export const storedFieldsOf = (changes: Changes): ReviewedField[] =>
  reviewedFields.filter((field) => valuesOf(changes, field).some((value) => value !== undefined))

/** A product with a revision applied. */
export const withChanges = (current: Proposal, changes: Changes): Proposal =>
  Proposal.parse({ ...current, ...changes, details: { ...current.details, ...changes.details } })

/** Compares by content, whatever the order in which it was stored. */
export const sameChanges = (one: Changes, other: Changes): boolean => isDeepStrictEqual(one, other)

export const hasEnglish = ({ language, translations }: Proposal): boolean =>
  language === 'en' || translations.en !== undefined
