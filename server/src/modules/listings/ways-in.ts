import { wordsOf } from '@ticarum/contract/folding'
import type { Category } from '@ticarum/contract/values/products'

/** Small words that say nothing about goods; a search leaves them out unless it has no others. */
const small = new Set(
  wordsOf(`and or for with of the a an in from to, ve veya ile için, iyo ama oo ah ee leh, و او من في مع على,
    hs gtip`),
)

export const isSmall = (word: string): boolean => small.has(word)

/** What people call a whole category, beside the words of its products. Clothes are in two of them. */
const categoryWords: Record<Category, readonly string[]> = {
  food: [
    ...['food', 'food beverage', 'beverage', 'drink', 'grocery', 'foodstuff'],
    ...['gıda', 'gıda içecek', 'içecek', 'cunto', 'cunto cabitaan', 'cabitaan', 'raashin'],
    ...['أغذية', 'أغذية مشروبات', 'مشروبات', 'مواد غذائية', 'غذاء'],
  ],
  textiles: [
    ...['textile', 'textile clothing', 'clothing', 'clothes', 'tekstil', 'tekstil giyim', 'giyim'],
    ...['dun dhar', 'dhar', 'منسوجات', 'منسوجات ملابس', 'ملابس'],
  ],
  electronics: ['electronic', 'elektronik', 'elektaroonig', 'إلكترونيات', 'كهربائيات'],
  construction: [
    ...['construction', 'construction material', 'building material', 'yapı malzeme', 'inşaat', 'inşaat malzeme'],
    ...['agab dhisme', 'dhisme', 'مواد بناء', 'بناء'],
  ],
  home: [
    ...['home', 'home decoration', 'decoration', 'household', 'ev dekorasyon', 'dekorasyon', 'ev eşya'],
    ...['qurxin guri', 'guri', 'alaab guri', 'ديكور منزل', 'ديكور', 'منزل', 'أدوات منزلية'],
  ],
  fashion: [
    ...['fashion', 'fashion shoe', 'clothing', 'clothes', 'moda', 'moda ayakkabı', 'giyim'],
    ...['dhar', 'dhar kabo', 'أزياء', 'أزياء أحذية', 'ملابس'],
  ],
  beauty: [
    ...['beauty', 'health beauty', 'cosmetic', 'güzellik', 'sağlık güzellik', 'kozmetik'],
    ...['qurux', 'caafimaad qurux', 'صحة جمال', 'جمال', 'مستحضرات تجميل'],
  ],
  medical: [
    ...['medical', 'medical supply', 'tıbbi', 'tıbbi malzeme', 'medikal'],
    ...['agab caafimaad', 'caafimaad', 'مستلزمات طبية', 'طبية'],
  ],
  other: ['other', 'diğer', 'wax kale', 'أخرى'],
}

/** Kinds of goods that no category stands for, by the beginning of their customs codes. */
const customsWords: Record<string, readonly string[]> = {
  '9401 9403 9404': ['furniture', 'mobilya', 'أثاث', 'مفروشات'],
  '6911 6912 7323 7013 3924': ['kitchenware', 'mutfak eşya', 'alaab jiko', 'أدوات مطبخ'],
  '6401 6402 6403 6404 6405': ['footwear', 'shoe', 'ayakkabı', 'kabo', 'حذاء'],
}

const ways = new Map<string, string[]>()
const add = (phrases: readonly string[], marks: string[]) => {
  for (const phrase of phrases) {
    const folded = wordsOf(phrase).join(' ')
    ways.set(folded, [...(ways.get(folded) ?? []), ...marks])
  }
}
for (const [category, phrases] of Object.entries(categoryWords)) add(phrases, [`c:${category}`])
for (const [codes, phrases] of Object.entries(customsWords))
  add(
    phrases,
    codes.split(' ').map((code) => `hs:${code}`),
  )

/** Marks in the search index of listings that are meant by this phrase of folded words. */
export const marksOf = (phrase: string): readonly string[] => ways.get(phrase) ?? []

/** A number may be the beginning of a customs code; of a longer one than suppliers give, the first six digits count. */
export const customsMarksOf = (word: string): readonly string[] =>
  /^(\d\d){2,6}$/.test(word) ? [...new Set([`hs:${word}`, `hs:${word.slice(0, 6)}`])] : []
