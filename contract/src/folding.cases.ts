/** Texts and what both the code and the database must fold them to. */
export const foldingCases: [text: string, folded: string][] = [
  ['', ''],
  ['Gömlek', 'gomlek'],
  ['gomlek', 'gomlek'],
  ['GÖMLEK', 'gomlek'],
  ['İSTANBUL IŞIK ŞİŞE çay Ñandú', 'istanbul isik sise cay nandu'],
  ['iI ıİ', 'ii ii'],
  ['i̇stanbul', 'istanbul'], // i with a combining dot, as other software writes İ in lower case
  ['Çağ Öğüt Üzüm âlâ', 'cag ogut uzum ala'],
  ['Güneş', 'gunes'], // the same letters as combining characters
  ['Bariis Basmati 50kg', 'bariis basmati 50kg'],
  ['ＡＢＣ ﬁ', 'abc fi'],
  ['Straße Øre Łódź', 'strase ore lodz'],
  ['مَكَّةُ الأُرز', 'مكه الارز'],
  ['أإآٱ', 'اااا'],
  ['مستشفى مدرسة', 'مستشفي مدرسه'],
  ['مؤسسة شاطئ', 'موسسه شاطي'],
  ['قـــميص', 'قميص'],
  ['١٢٣ ۴۵۶', '123 456'],
  ['کتاب گل', 'كتاب كل'],
  ['ﻗﻤﻴﺺ', 'قميص'], // presentation forms, as old software stores them
  ['می‌خواهم', 'ميخواهم'], // with a zero-width joiner
  ["Ra'yi-celin 5%", "ra'yi-celin 5%"],
]

/** Texts and the search words that both split them into. */
export const wordCases: [text: string, words: string[]][] = [
  ['Kırmızı/mavi gömlek (XL), 12.5 kg', ['kirmizi', 'mavi', 'gomlek', 'xl', '12', '5', 'kg']],
  ['KT-1001_b', ['kt', '1001', 'b']],
  ["Ra'yi ra’yi", ['rayi', 'rayi']],
  ['قميص، قُطن', ['قميص', 'قطن']],
  [' & | ! :* <-> \\ ', []],
]
