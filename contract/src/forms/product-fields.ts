import { z } from 'zod'
import { Id, LanguageCode } from '../fields.ts'
import { centsOf } from '../money.ts'
import { imagesPerProduct } from '../values/images.ts'
import { categories, incoterms, MAX_STOCK, sellingUnits } from '../values/products.ts'
import { productIntents } from '../values/reviews.ts'
import { pricesSeen } from '../values/scale-tiers.ts'
import { DetailsInput } from './product-details.ts'
import { different } from './typed.ts'

/** The rules of a product's fields: browser and door ask the same ones. */

/**
 * What another rule finds wrong with a value; the rest is asked all the same: people want to hear everything at once.
 */
const foundBy = (rule: z.ZodType, value: unknown) =>
  (rule.safeParse(value).error?.issues ?? []).map((issue) => ({ ...issue, input: undefined, continue: true }))

/** What a draft may lack. What is there must be right even so. */
const blankOr = (rule: z.ZodString) =>
  z
    .string()
    .trim()
    .check(({ value, issues }) => {
      if (value !== '') issues.push(...foundBy(rule, value))
    })

export const ProductName = z.string().trim().min(3).max(100)
const FullDescription = z.string().trim().min(10).max(1000)
const FullOrigin = z.string().trim().min(2).max(50)
const Description = blankOr(FullDescription).describe('10 to 1000 characters; a draft may have none')
export const Origin = blankOr(FullOrigin).describe('2 to 50 characters; a draft may have none')
/** US dollars as people write them: exact, because it never is a number with a fraction. */
export const Price = z
  .string()
  .trim()
  .min(1)
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
export const Stock = z.int().min(0).max(MAX_STOCK)
export const ArticleCode = z.string().trim().min(1).max(40)
export const Minimum = z.int().min(1).max(1000)
export const LeadDays = z.int().min(0).max(365)
export const PiecesPerUnit = z.int().min(1).max(100_000)
export const CustomsCode = z
  .string()
  .trim()
  .regex(/^\d[\d.]{3,15}$/)
export const ProductText = z.object({ name: ProductName, description: Description })
export const PriceTier = z.object({ from: z.int().min(2).max(1_000_000), price: Price })
export const PriceBasis = z.object({ incoterm: z.enum(incoterms), place: z.string().trim().min(2).max(60) })
export const PriceTiers = z.array(PriceTier).max(10)

/** Prices that were shown before they are saved; any other are not what was agreed to. */
export const ShownPrices = z.object({
  price: Price,
  tiers: PriceTiers,
  sure: z.boolean().default(false).describe('a change of more than 30 % is meant'),
})

/**
 * All that a product has in every form; where it comes from is asked differently when it is added and when it is
 * edited.
 */
export const ProductFields = z.object({
  intent: z
    .enum(productIntents)
    .describe(
      'draft: only keep it. review: also send it to the review, if it is not there yet; an admin who edits leaves ' +
        'that to the supplier',
    ),
  language: LanguageCode.describe('in which name and description are written'),
  name: ProductName,
  description: Description.default(''),
  translations: z.partialRecord(LanguageCode, ProductText).default({}),
  category: z.enum(categories).optional(),
  price: Price.optional().describe('of one unit, in US dollars with at most two decimals'),
  stock: Stock.optional().describe('units'),
  madeToOrder: z.boolean().default(false),
  imageIds: z
    .array(Id)
    .max(imagesPerProduct.max)
    .refine(different)
    .default([])
    .describe('uploaded before; in order, the main one first'),
  articleCode: ArticleCode.optional().describe("the supplier's own; unique among their products"),
  tiers: PriceTiers.default([]).describe('price of one unit from so many units on: quantities rise, prices fall'),
  minimum: Minimum.default(1).describe('units'),
  unit: z.enum(sellingUnits).default('piece'),
  piecesPerUnit: PiecesPerUnit.default(1),
  basis: PriceBasis.optional().describe("what the price includes; without it the company's default"),
  leadDays: LeadDays.optional(),
  customsCode: CustomsCode.optional(),
  details: DetailsInput.prefault({}),
})

const complete = {
  description: FullDescription,
  translations: z.partialRecord(LanguageCode, z.object({ description: FullDescription })).optional(),
  category: z.enum(categories),
  price: Price.check(({ value, issues }) => {
    if (/^[0.]+$/.test(value))
      issues.push({
        code: 'too_small',
        origin: 'number',
        minimum: 0.01,
        inclusive: true,
        input: Number(value),
        continue: true,
      })
  }),
  stock: Stock,
}

/** What a product needs before anybody reviews it; pictures apart, which have a refusal of their own. */
export const CompleteProduct = z.object({ ...complete, country: z.string().length(2), city: z.string().min(1) })
export const CompleteEdit = z.object({ ...complete, origin: FullOrigin })

interface Typed {
  intent: string
  price?: string | undefined
  /** a form's rows may be empty in between */
  tiers?: TypedTiers | undefined
  /** what the form was opened with */
  pricesSeen?: string | undefined
}

type TypedTiers = ({ from: number; price: string } | undefined)[]

/** Prices in cents of what was typed. */
export const typedPrices = ({ price = '0', tiers = [] }: Pick<Typed, 'price' | 'tiers'>) => ({
  priceCents: centsOf(price),
  tiers: tiers.flatMap((tier) => (tier ? [{ from: tier.from, priceCents: centsOf(tier.price) }] : [])),
})

/** Whether only the price was changed in a form: its tiers are not given then, and follow (D49). */
export function tiersFollow({ price, tiers, pricesSeen: seen = '' }: Typed): boolean {
  const [priceSeen, ...tiersSeen] = seen.split(' ')
  const [typed, ...rest] = pricesSeen(typedPrices({ price, tiers: tiers ?? [] })).split(' ')
  return price !== undefined && tiersSeen.length > 0 && typed !== priceSeen && rest.join() === tiersSeen.join()
}

/** Asks for everything once a product shall be reviewed. */
export const completeFor = <T extends Typed>(schema: z.ZodType) =>
  z.check<T>(({ value, issues }) => {
    if (value.intent === 'review') issues.push(...foundBy(schema, value))
  })

/** More must never cost more: quantities rise and prices fall, from the product's own price on. */
export const fallingTiers = <T extends Typed>() =>
  z.check<T>(({ value, issues }) => {
    if (tiersFollow(value)) return
    let before: { from: number; price: string | undefined } = { from: 1, price: value.price }
    for (const [row, tier] of (value.tiers ?? []).entries()) {
      if (!tier) continue
      const wrong = (field: string) =>
        issues.push({ code: 'custom', path: ['tiers', row, field], input: value, continue: true })
      if (tier.from <= before.from) wrong('from')
      const cents = centsOf(tier.price)
      if (cents === 0 || (before.price !== undefined && cents >= centsOf(before.price))) wrong('price')
      before = tier
    }
  })
