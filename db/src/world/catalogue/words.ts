import { colours } from '@ticarum/contract/values/detail-words'
import type { KnownWord } from '@ticarum/contract/values/known-words'
import type { Texts } from './product-type.ts'

interface VariantWord extends Texts {
  /** the colour of the drawing */
  paint?: string
}

const painted = ({ en, so, tr, ar }: KnownWord, paint: string): VariantWord => ({
  en: en[0],
  so: so[0],
  tr: tr[0],
  ar: ar[0],
  paint,
})

/** Colours, scents, tastes and makes of goods. The Somali words await a native reader. */
export const words = {
  amber: painted(colours.amber, '#c9803a'),
  anthracite: painted(colours.anthracite, '#4b5257'),
  beige: painted(colours.beige, '#d3c0a0'),
  black: painted(colours.black, '#2b2b33'),
  blue: painted(colours.blue, '#2f6aa0'),
  brown: painted(colours.brown, '#5b2e1e'),
  burgundy: painted(colours.burgundy, '#7a2433'),
  cream: painted(colours.cream, '#eadfc8'),
  gold: painted(colours.gold, '#c9a24a'),
  green: painted(colours.green, '#3d6b4a'),
  grey: painted(colours.grey, '#9a9f9f'),
  navy: painted(colours.navy, '#1f3f55'),
  oak: painted(colours.oak, '#b08d5f'),
  olive: painted(colours.olive, '#6f7448'),
  orange: painted(colours.orange, '#cf6f2e'),
  petrol: painted(colours.petrol, '#2f6f7c'),
  pink: painted(colours.pink, '#cf8f96'),
  red: painted(colours.red, '#a3302a'),
  silver: painted(colours.silver, '#b9bebe'),
  tan: painted(colours.tan, '#a0673a'),
  turquoise: painted(colours.turquoise, '#4aa3a8'),
  walnut: painted(colours.walnut, '#6b4a30'),
  white: painted(colours.white, '#f1eee6'),
  yellow: painted(colours.yellow, '#e0b23a'),

  almond: { en: 'almond', tr: 'badem', so: 'yicib', ar: 'باللوز', paint: '#c9a878' },
  aloe: { en: 'aloe vera', tr: 'aloe vera', so: 'dacar', ar: 'بالصبار', paint: '#6f9a5c' },
  blackSeed: { en: 'black seed', tr: 'çörek otu', so: 'xabbad sowda', ar: 'بالحبة السوداء', paint: '#4b4a52' },
  cocoa: { en: 'cocoa', tr: 'kakaolu', so: 'kookow', ar: 'بالكاكاو', paint: '#5b3a2a' },
  coconut: { en: 'coconut', tr: 'hindistan cevizli', so: 'qumbe', ar: 'بجوز الهند', paint: '#2f6f7c' },
  laurel: { en: 'laurel', tr: 'defneli', so: 'geedka gaar', ar: 'بالغار', paint: '#6f7f3c' },
  hazelnut: { en: 'hazelnut', tr: 'fındıklı', so: 'laws hazelnut', ar: 'بالبندق', paint: '#8a5a34' },
  honey: { en: 'honey', tr: 'ballı', so: 'malab', ar: 'بالعسل', paint: '#d9a63c' },
  lavender: { en: 'lavender', tr: 'lavanta', so: 'lafender', ar: 'لافندر', paint: '#8a7bb0' },
  lemon: { en: 'lemon', tr: 'limon', so: 'liin', ar: 'ليمون', paint: '#d9b63c' },
  milk: { en: 'milk', tr: 'sütlü', so: 'caano', ar: 'بالحليب', paint: '#1f5a78' },
  plain: { en: 'plain', tr: 'sade', so: 'caadi', ar: 'سادة', paint: '#c98a35' },
  pureOlive: { en: 'olive oil', tr: 'zeytinyağlı', so: 'saliid saytuun', ar: 'بزيت الزيتون', paint: '#8b8f4a' },
  rose: { en: 'rose', tr: 'gül', so: 'ubax', ar: 'ورد', paint: '#c9727f' },
  tobacco: { en: 'tobacco', tr: 'tütün', so: 'buuri', ar: 'تبغ', paint: '#7c5a34' },

  bread: { en: 'for bread', tr: 'ekmeklik', so: 'rootiga', ar: 'للخبز', paint: '#8d3b34' },
  pastry: { en: 'for pastry', tr: 'böreklik', so: 'sambuusta iyo keegga', ar: 'للمعجنات', paint: '#1f5a78' },
  wholemeal: { en: 'wholemeal', tr: 'tam buğday', so: 'sarreen dhan', ar: 'قمح كامل', paint: '#6b4a30' },
  fine: { en: 'fine', tr: 'köftelik', so: 'jilicsan', ar: 'ناعم', paint: '#c98a35' },
  coarse: { en: 'coarse', tr: 'pilavlık', so: 'qallafsan', ar: 'خشن', paint: '#8d5a2b' },
  spaghetti: { en: 'spaghetti', tr: 'spagetti', so: 'baasto dheer', ar: 'سباغيتي', paint: '#1f5a78' },
  penne: { en: 'penne', tr: 'kalem makarna', so: 'baasto qalin', ar: 'أقلام', paint: '#8d3b34' },
  elbow: { en: 'elbows', tr: 'dirsek makarna', so: 'makarooni', ar: 'مقصوصة', paint: '#39543f' },
  vermicelli: { en: 'vermicelli', tr: 'tel şehriye', so: 'baasto yaryar', ar: 'شعيرية', paint: '#c98a35' },
  redLentil: { en: 'red lentils', tr: 'kırmızı mercimek', so: 'misir cas', ar: 'عدس أحمر', paint: '#b5482a' },
  greenLentil: { en: 'green lentils', tr: 'yeşil mercimek', so: 'misir cagaaran', ar: 'عدس أخضر', paint: '#6f7448' },
  chickpea: { en: 'chickpeas', tr: 'nohut', so: 'digirta nohud', ar: 'حمص', paint: '#c9a878' },
  whiteBean: { en: 'white beans', tr: 'kuru fasulye', so: 'digir cad', ar: 'فاصوليا بيضاء', paint: '#1f5a78' },

  warmWhite: { en: 'warm white', tr: 'gün ışığı', so: 'iftiin diirran', ar: 'ضوء دافئ', paint: '#f7e3b8' },
  dayWhite: { en: 'daylight', tr: 'beyaz ışık', so: 'iftiin cad', ar: 'ضوء أبيض', paint: '#eef3f4' },
  matt: { en: 'matt', tr: 'mat', so: 'aan dhalaalin', ar: 'مطفأ', paint: '#d9d2c4' },
  silk: { en: 'silk finish', tr: 'ipek mat', so: 'dhalaal khafiif ah', ar: 'نصف لامع', paint: '#2f6f7c' },
  marble: { en: 'marble look', tr: 'mermer görünümlü', so: 'u eg marmar', ar: 'بشكل الرخام', paint: '#e2ddd2' },
  stone: { en: 'stone look', tr: 'taş görünümlü', so: 'u eg dhagax', ar: 'بشكل الحجر', paint: '#9c968a' },
  singleHandle: { en: 'single handle', tr: 'tek kollu', so: 'hal gacan', ar: 'بذراع واحد', paint: '#c9cdcc' },
  ruled: { en: 'ruled', tr: 'çizgili', so: 'xarriiqan', ar: 'مسطّر', paint: '#2f6f7c' },
  squared: { en: 'squared', tr: 'kareli', so: 'afargeesle', ar: 'مربعات', paint: '#b5482a' },
  unruled: { en: 'unruled', tr: 'çizgisiz', so: 'aan xarriiqnayn', ar: 'سادة', paint: '#39543f' },
} as const satisfies Record<string, VariantWord>

export type Word = keyof typeof words
