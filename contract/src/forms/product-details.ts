import { z } from 'zod'
import { centsOf } from '../money.ts'
import { type Carton, cartonVolume, type DetailKey } from '../values/product-details.ts'
import { blank, different, filled, group, listed, measure, plain, rows, whole } from './typed.ts'

const Measure = z.int().min(1).max(1_000_000_000)
const SampleCents = z.int().min(1).max(99_999_999_999)
const Centimetres = z.int().min(1).max(1000)
const UnitsInCarton = z.int().min(1).max(100_000)
const Fact = z.object({ name: z.string().trim().min(1).max(60), value: z.string().trim().min(1).max(200) })
const Facts = z.array(Fact).max(12)
const OptionName = z.string().trim().min(1).max(40)
const OptionValues = z.array(z.string().trim().min(1).max(40)).min(1).max(20).refine(different)
const Options = z
  .array(z.object({ name: OptionName, values: OptionValues }))
  .max(2)
  .refine((options) => different(options.map(({ name }) => name)))

/**
 * Passed on whole by form, proposal, review, product, listing and order line; the database checks it with
 * `fx.details_fit`.
 */
export const ProductDetails = z.object({
  weightGrams: Measure.nullable().describe('of one unit, packed'),
  carton: z
    .object({ lengthCm: Centimetres, widthCm: Centimetres, heightCm: Centimetres, units: UnitsInCarton })
    .nullable()
    .describe('its size, and how many selling units are in it'),
  volumeCm3: Measure.nullable().describe('of one unit, packed; where the carton is known, it follows from that'),
  sampleCents: SampleCents.nullable().describe('US cents for one unit as a sample; null: none is offered'),
  options: Options.describe('what buyers choose between'),
  facts: Facts,
} satisfies Record<DetailKey, z.ZodType>)
export type ProductDetails = z.output<typeof ProductDetails>

const { weightGrams, carton, volumeCm3, sampleCents, options, facts } = ProductDetails.shape

const withVolume = <D extends { carton?: Carton | null | undefined }>(details: D): D =>
  details.carton ? { ...details, volumeCm3: cartonVolume(details.carton) } : details

/** As it is sent, or was stored before there were more: what is not said may be left out. */
export const DetailsInput = z
  .object({
    weightGrams: weightGrams.default(null),
    carton: carton.default(null),
    volumeCm3: volumeCm3.default(null),
    sampleCents: sampleCents.default(null),
    options: options.default([]),
    facts: facts.default([]),
  } satisfies Record<DetailKey, z.ZodType>)
  .overwrite(withVolume)

/** Options and facts in the reader's language, in the order of the details; forms and orders keep to the details. */
export const ShownDetails = z.object({
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
})

/** What lines of carts and orders need of it. */
export const LineDetails = ProductDetails.pick({ weightGrams: true, volumeCm3: true, options: true })
export const ShownLineDetails = ShownDetails.pick({ options: true })

const listDetails = {
  weightGrams: blank(whole(Measure)),
  carton: group(
    z.object({
      lengthCm: whole(Centimetres),
      widthCm: whole(Centimetres),
      heightCm: whole(Centimetres),
      units: whole(UnitsInCarton),
    }),
  ),
  volumeCm3: blank(whole(Measure)),
  sampleCents: blank(whole(SampleCents)),
  options: rows(z.object({ name: OptionName, values: listed(OptionValues) }), Options),
  facts: rows(Fact, Facts),
} satisfies Record<DetailKey, z.ZodType>

const Dollars = z
  .string()
  .overwrite(plain)
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
  .transform(centsOf)
  .pipe(SampleCents)

/**
 * As people type it: details.weightKg, details.facts.0.name, details.options.0.values ('red, blue') … A price list has
 * grams and cm³, as they are kept, and dollars.
 */
export const ProductDetailsForm = z
  .object({
    weightKg: blank(measure(3, Measure)),
    volumeM3: blank(measure(6, Measure)),
    samplePrice: blank(Dollars),
    ...listDetails,
  })
  .transform(({ weightKg, volumeM3, samplePrice, ...typed }) =>
    withVolume({
      ...typed,
      weightGrams: weightKg ?? typed.weightGrams,
      volumeCm3: volumeM3 ?? typed.volumeCm3,
      sampleCents: samplePrice ?? typed.sampleCents,
      options: filled(typed.options),
      facts: filled(typed.facts),
    }),
  )
  .prefault({})
