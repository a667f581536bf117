/**
 * What a product has that nobody filters, sorts or groups by. It travels as one value, `ProductDetails`, and what
 * changes of it waits for review. This is how forms ask for it, in their order: a measure is one number, a group some
 * fields, and rows a list of such groups. Without schemas, so that a browser can have it without them.
 */
export const detailFields = [
  { key: 'weightGrams', kind: 'measure' },
  {
    key: 'carton',
    kind: 'group',
    parts: ['carton.lengthCm', 'carton.widthCm', 'carton.heightCm', 'carton.units'],
  },
  { key: 'volumeCm3', kind: 'measure' },
  { key: 'options', kind: 'rows', parts: ['options.name', 'options.values'], max: 2 },
  { key: 'facts', kind: 'rows', parts: ['facts.name', 'facts.value'], max: 12 },
] as const
export type DetailField = (typeof detailFields)[number]
export type DetailKey = DetailField['key']
type RowsField = Extract<DetailField, { kind: 'rows' }>
export const rowDetails = detailFields.filter((field): field is RowsField => field.kind === 'rows')
/** What is not a list. */
export const packingDetails = detailFields.filter(
  (field): field is Exclude<DetailField, RowsField> => field.kind !== 'rows',
)
export const detailKeys = detailFields.map(({ key }) => key)
/** Names of fields below a key, as texts and forms have them. */
export const detailParts = detailFields.flatMap((field) => ('parts' in field ? field.parts : []))
export const isDetailKey = (field: string): field is DetailKey => (detailKeys as readonly string[]).includes(field)

export interface Carton {
  lengthCm: number
  widthCm: number
  heightCm: number
  /** selling units in it */
  units: number
}

/** Of one unit: its share of the carton, in whole cm³ rounded up, so that what is said to fit fits. */
export const cartonVolume = ({ lengthCm, widthCm, heightCm, units }: Carton): number =>
  Math.ceil((lengthCm * widthCm * heightCm) / units)
