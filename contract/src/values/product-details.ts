/**
 * Details of a product by which nobody filters, sorts or groups. They travel as one value, `ProductDetails`, and
 * changes to them wait for review. This list says how forms ask for them, in order: a measure is one number, a group
 * has some fields, rows are a list of such groups, and a price is typed in dollars. It has no schemas, so that the
 * browser needs no zod.
 */
export const detailFields = [
  { key: 'weightGrams', kind: 'measure' },
  {
    key: 'carton',
    kind: 'group',
    parts: ['carton.lengthCm', 'carton.widthCm', 'carton.heightCm', 'carton.units'],
  },
  { key: 'volumeCm3', kind: 'measure' },
  { key: 'sampleCents', kind: 'price' },
  { key: 'options', kind: 'rows', parts: ['options.name', 'options.values'], max: 2 },
  { key: 'facts', kind: 'rows', parts: ['facts.name', 'facts.value'], max: 12 },
] as const
export type DetailField = (typeof detailFields)[number]
export type DetailKey = DetailField['key']
type RowsField = Extract<DetailField, { kind: 'rows' }>
export const rowDetails = detailFields.filter((field): field is RowsField => field.kind === 'rows')
type PackingField = Extract<DetailField, { kind: 'measure' | 'group' }>
/** How it is packed. */
export const packingDetails = detailFields.filter(
  (field): field is PackingField => field.kind === 'measure' || field.kind === 'group',
)
export const detailKeys = detailFields.map(({ key }) => key)
/** Names of the fields below a key, as texts and forms use them. */
export const detailParts = detailFields.flatMap((field) => ('parts' in field ? field.parts : []))
export const isDetailKey = (field: string): field is DetailKey => (detailKeys as readonly string[]).includes(field)

export interface Carton {
  lengthCm: number
  widthCm: number
  heightCm: number
  /** selling units in it */
  units: number
}

/** The volume of one unit: its share of the carton in whole cm³, rounded up, so that what is said to fit does fit. */
export const cartonVolume = ({ lengthCm, widthCm, heightCm, units }: Carton): number =>
  Math.ceil((lengthCm * widthCm * heightCm) / units)

/** 1250 with three decimals → '1.25': kilograms of grams. */
export function decimalOf(whole: number, decimals: number): string {
  const digits = String(whole).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '')
}
