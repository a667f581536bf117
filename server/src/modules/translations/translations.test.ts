import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { givenSupplier, productVersionOf } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor({ translate: async (texts) => texts.map((text) => `${text}?`) })
const { given, owner, asPerson } = opened
const desk = await asPerson(await given.admin())

/** Accepts a product with these texts. */
async function accepted(own: { name: string; description: string }, english: { name: string; description: string }) {
  const { companyId } = await givenSupplier(opened)
  const { id } = await given.product({ supplierId: companyId, status: 'in_review', name: own.name })
  await owner.query("update product_texts set description = $2 where product_id = $1 and language = 'tr'", [
    id,
    own.description,
  ])
  const version = await productVersionOf(opened, id)
  await desk.reviews.decide({ id, version, decision: 'accept', texts: { en: english } }, randomUUID())
}
const drafted = async (text: string) =>
  (await desk.translations.draft({ texts: [text], from: 'tr', to: 'en' })).texts[0]?.map(({ target }) => target)

it('what was approved drafts what is alike, sentence by sentence', async () => {
  await accepted(
    { name: 'Beyaz havlu, 70 x 140 cm', description: 'Yumuşak pamuklu havlu. Kolide 24 adet.' },
    { name: 'White towel, 70 x 140 cm', description: 'Soft cotton towel. 24 pieces in a carton.' },
  )
  expect(await drafted('Siyah havlu, 50 x 90 cm')).toEqual(['Black towel, 50 x 90 cm'])
  expect(await drafted('Kolide 12 adet. Başka bir cümle. Yumuşak pamuklu havlu.')).toEqual([
    '12 pieces in a carton.',
    null,
    'Soft cotton towel.',
  ])
})

it('the latest approved translation counts, and nothing is learnt of texts of other lengths', async () => {
  await accepted(
    { name: 'Keten perde', description: 'Uzun pencereler için. Denizli dokuması.' },
    { name: 'Linen curtain', description: 'Woven in Denizli, for tall windows.' },
  )
  await accepted(
    { name: 'Keten perde', description: 'Kolay yıkanır ve ütü istemez.' },
    { name: 'Linen drape', description: 'Easy to wash, without ironing.' },
  )
  expect(await drafted('Keten perde')).toEqual(['Linen drape'])
  expect(await drafted('Denizli dokuması.')).toEqual([null])
})

it('what was sent back teaches nothing, and a text with an untranslated sentence is not accepted', async () => {
  const { companyId } = await givenSupplier(opened)
  const { id } = await given.product({ supplierId: companyId, status: 'in_review', name: 'Yün battaniye' })
  const version = await productVersionOf(opened, id)
  const en = { name: 'Wool blanket', description: 'Warm. ⟦Kolide 6 adet.⟧' }
  expect(await desk.reviews.decide.try({ id, version, decision: 'accept', texts: { en } }, randomUUID())).toMatchObject(
    {
      code: 'INPUT_INVALID',
    },
  )
  await desk.reviews.decide(
    { id, version, decision: 'send_back', reason: 'Blurred.', texts: { en: { ...en, description: 'Warm and soft.' } } },
    randomUUID(),
  )
  expect(await drafted('Yün battaniye')).toEqual([null])
})

it('the translation service is asked by admins only, outside the transaction', async () => {
  expect(await desk.translations.translate({ texts: ['Beyaz havlu'], from: 'tr', to: 'en' })).toEqual({
    texts: ['Beyaz havlu?'],
  })
})
