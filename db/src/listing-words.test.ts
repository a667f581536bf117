import { describe, expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'

const { app } = await testDatabase()

const wordsOf = async (text: string, asked: boolean) =>
  (await app.query<{ words: string }>('select fx.listing_words($1, $2) as words', [text, asked])).rows[0]?.words
const basesOf = async (word: string, language: string | null = null) =>
  (await app.query<{ bases: string[] }>('select fx.word_bases($1, $2) as bases', [word, language])).rows[0]?.bases

describe('the words of a search', () => {
  test.each([
    ['160 x 200', '160x200'],
    ['160x200', '160x200'],
    ['160×200', '160x200'],
    ['200*160', '160x200'],
    ['١٦٠ × ٢٠٠', '160x200'],
    ['160X200 yatak', '160x200 yatak'],
    ['160 x 200 cm', '1600x2000'],
    ['1.6x2 m', '1600x2000'],
    ['2 × 140 × 260', '2x140 140x260'],
    ['5kg', '5000g'],
    ['5 kilo', '5000g'],
    ['٥ كيلو', '5000g'],
    ['0,5 kg', '500g'],
    ['500 gr', '500g'],
    ['5 litir', '5000ml'],
    ['2,5 mm²', '2d5mm'],
    ['2.5mm', '2d5mm'],
    ['10cm x 1.5m', '1500mm 100mm'],
    ['12V', '12v'],
    ['9404.29', '940429'],
    ['9404.29.00', '94042900'],
    ['1,200,000 points', '1200000 points'],
    ['24 xabo', '24 xabo'],
    ["Men's T-shirt, E27/A4", 'mens t shirt e27 a4'],
    ['12.5', '12 5'],
    [' & | ! :* <-> \\ ', ''],
    ['', ''],
  ])('%j are %j', async (text, words) => {
    expect(await wordsOf(text, true)).toBe(words)
  })

  test('a listing has them too, as lexemes, and its numbers one by one', async () => {
    const lexemes = async (text: string) =>
      (
        await app.query<{ words: string[] }>(
          "select tsvector_to_array(to_tsvector('simple', fx.listing_words($1, false))) as words",
          [text],
        )
      ).rows[0]?.words.sort()
    expect(await lexemes('Yatak, 160 × 200 cm')).toEqual(
      ['160', '160x200', '1600x2000', '200', '2000mm', 'cm', 'yatak'].sort(),
    )
    expect(await lexemes('Makarna 0.5 kg; Kablo 2.5 mm²')).toEqual(
      ['0', '5', '500g', 'kg', 'makarna', '2', '2d5mm', 'kablo', 'mm2'].sort(),
    )
    expect(await lexemes('160x200')).toEqual(['160', '160x200', '1600x2000', '200'].sort())
  })
})

describe('forms of a word', () => {
  test.each([
    ['en', 'chairs', 'chair'],
    ['en', 'armchairs', 'chair'],
    ['en', 'mattresses', 'mattress'],
    ['en', 'batteries', 'battery'],
    ['en', 'knives', 'knife'],
    ['en', 'mens', 'men'],
    ['tr', 'sandalyeler', 'sandalye'],
    ['tr', 'sandalyesi', 'sandalye'],
    ['tr', 'kapilari', 'kapi'],
    ['tr', 'unu', 'un'],
    ['tr', 'dolabi', 'dolap'],
    ['tr', 'kanepeler', 'koltuk'],
    ['tr', 'zeytinyagli', 'zeytinyag'],
    ['so', 'kuraas', 'kursi'],
    ['so', 'kuraasta', 'kursi'],
    ['so', 'tuwaallo', 'tuwaal'],
    ['so', 'tuwaallada', 'tuwaal'],
    ['so', 'roogag', 'roog'],
    ['so', 'bustayaal', 'buste'],
    ['so', 'daahyo', 'daah'],
    ['so', 'kabaha', 'kabo'],
    ['so', 'gogosha', 'gogol'],
    ['so', 'dhalooyin', 'dhalo'],
    ['ar', 'السجاده', 'سجاد'],
    ['ar', 'بطانيات', 'بطانيه'],
    ['ar', 'كراسي', 'كرسي'],
    ['ar', 'والمشروبات', 'مشروبات'],
    ['ar', 'مرسين', 'mersin'],
  ])('%s: %s is a form of %s', async (language, word, base) => {
    expect(await basesOf(word, language)).toEqual(expect.arrayContaining([word, base]))
    expect(await basesOf(word)).toEqual(expect.arrayContaining([word, base]))
  })

  test.each([
    ['en', 'glass'],
    ['en', 'carpet'],
    ['en', 'pasta'], // Somali would take -ta for an article
    ['tr', 'sandalye'],
    ['ar', 'باب'],
    ['en', '160x200'],
  ])('%s: %s is only itself', async (language, word) => {
    expect(await basesOf(word, language)).toEqual([word])
  })
})
