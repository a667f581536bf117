import { z } from 'zod'
import { LanguageCode } from '../fields.ts'
import { AddProduct, EditProduct, knownPlace } from '../procedures/products.ts'
import { ProductDetailsForm } from './product-details.ts'
import {
  ArticleCode,
  CompleteEdit,
  CompleteProduct,
  CustomsCode,
  completeFor,
  fallingTiers,
  LeadDays,
  Minimum,
  PiecesPerUnit,
  Price,
  PriceBasis,
  PriceTier,
  PriceTiers,
  ProductFields,
  ProductText,
  Stock,
  tiersFollow,
} from './product-fields.ts'
import { blank, filled, group, plain, rows, ticked, whole } from './typed.ts'

const { intent, language, name, description, category, imageIds, unit } = ProductFields.shape

const TypedPrice = z.string().overwrite(plain).pipe(Price)
const tiers = rows(z.object({ from: whole(PriceTier.shape.from), price: TypedPrice }), PriceTiers)

/** Prices that a form has shown, as it sends them back: shown.price, shown.tiers.0.from … */
const shown = group(z.object({ price: Price, tiers: tiers.transform(filled), sure: ticked }))
export const ShownPricesForm = z.object({ shown })

/**
 * As `ProductFields`, of what people type: tiers.0.from, translations.tr.name, imageIds.0 …
 */
const typed = {
  intent,
  language,
  name,
  description,
  translations: z
    .partialRecord(LanguageCode, z.object({ name: z.string(), description: z.string().default('') }))
    .default({})
    .transform((all) =>
      Object.fromEntries(
        Object.entries(all).filter(([, text]) => text.name.trim() !== '' || text.description.trim() !== ''),
      ),
    )
    .pipe(z.partialRecord(LanguageCode, ProductText)),
  category: blank(category),
  price: blank(TypedPrice),
  stock: blank(whole(Stock)),
  madeToOrder: ticked,
  imageIds,
  articleCode: blank(ArticleCode),
  tiers,
  minimum: blank(whole(Minimum)),
  unit,
  piecesPerUnit: blank(whole(PiecesPerUnit)),
  basis: z.preprocess(
    (sent) => (z.object({ incoterm: z.literal('') }).safeParse(sent).success ? undefined : sent),
    PriceBasis.optional(),
  ),
  leadDays: blank(whole(LeadDays)),
  customsCode: blank(CustomsCode),
  details: ProductDetailsForm,
}

/** Add Product as people fill it in; gives what `products.add` takes. */
export const AddProductForm = z
  .object({
    ...typed,
    supplierId: AddProduct.shape.supplierId,
    country: AddProduct.shape.country,
    city: AddProduct.shape.city,
  })
  .check(knownPlace, fallingTiers(), completeFor(CompleteProduct))
  .transform((form) => ({ ...form, tiers: filled(form.tiers) }))

/** Edit Product as people fill it in; gives what `products.edit` takes. */
export const EditProductForm = z
  .object({
    ...typed,
    id: EditProduct.shape.id,
    version: EditProduct.shape.version,
    stockSeen: blank(whole(Stock)),
    pricesSeen: z.string().max(500).optional(),
    shown,
    origin: EditProduct.shape.origin,
  })
  .check(fallingTiers(), completeFor(CompleteEdit))
  .transform(({ pricesSeen, ...form }) => ({
    ...form,
    tiers: tiersFollow({ ...form, pricesSeen }) ? undefined : filled(form.tiers),
  }))
