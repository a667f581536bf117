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
} from './product-fields.ts'
import { blank, filled, rows, ticked, whole } from './typed.ts'

const { intent, language, name, description, category, imageIds, unit } = ProductFields.shape

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
  price: blank(Price),
  stock: blank(whole(Stock)),
  madeToOrder: ticked,
  imageIds,
  articleCode: blank(ArticleCode),
  tiers: rows(z.object({ from: whole(PriceTier.shape.from), price: Price }), PriceTiers),
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
    origin: EditProduct.shape.origin,
  })
  .check(fallingTiers(), completeFor(CompleteEdit))
  .transform((form) => ({ ...form, tiers: filled(form.tiers) }))
