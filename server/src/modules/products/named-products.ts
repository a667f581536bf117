import type { Picture } from '@ticarum/contract/fields'
import { type Language, nameIn } from '@ticarum/contract/values/languages'
import type { Tx } from '@ticarum/db/transaction'

interface NamedRow {
  id: string
  original_language: Language
  names: Partial<Record<Language, string>>
  image: Picture | null
}

const NAMED = `select p.id, p.original_language,
    (select jsonb_object_agg(t.language, t.name) from product_texts t where t.product_id = p.id) as names,
    (select jsonb_build_object('name', i.name, 'widths', i.widths, 'width', i.width, 'height', i.height,
        'thumbhash', i.thumbhash)
      from product_images i where i.product_id = p.id order by i.position limit 1) as image
  from products p where p.id = any ($1::uuid[])`

/** Names and main pictures of these products, listed or not, as far as the actor may see them. */
export async function namedProducts(
  tx: Tx,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, { name: string; language: Language; image: Picture | null }>> {
  const rows = ids.length > 0 ? await tx.sql<NamedRow>(NAMED, [ids], 'named-products') : []
  return new Map(
    rows.map(({ id, original_language, names, image }) => [
      id,
      { ...nameIn(names ?? {}, original_language, language), image },
    ]),
  )
}
