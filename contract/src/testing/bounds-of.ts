import { z } from 'zod'

/** A number that an input keeps to: the length of a text, how many a list has, or a number itself. */
export interface Bound {
  /** as in `lines[].quantity`; `{}` is any key of a record */
  path: string
  of: 'characters' | 'items' | 'number'
  least: number | undefined
  most: number | undefined
  schema: z.ZodType
}

/** The parts of a schema with their paths; what only changes a value has none. */
function partsOf(schema: z.ZodType, path: string): [z.ZodType, string][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([name, part]) => [part, path ? `${path}.${name}` : name])
  if (schema instanceof z.ZodArray) return [[schema.element as z.ZodType, `${path}[]`]]
  if (schema instanceof z.ZodRecord) return [[schema.valueType as z.ZodType, `${path}{}`]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [option as z.ZodType, path])
  if (schema instanceof z.ZodPipe)
    return [
      [schema.in as z.ZodType, path],
      [schema.out as z.ZodType, path],
    ]
  if ('innerType' in schema.def) return [[schema.def.innerType as z.ZodType, path]]
  return []
}

const kinds = { string: 'characters', number: 'number', array: 'items' } as const

/** Whole numbers end where they are no longer exact; nobody decided that. */
const decided = (number: number | undefined) =>
  number !== undefined && Math.abs(number) < Number.MAX_SAFE_INTEGER ? number : undefined

/** Every bound of a schema. */
export function boundsOf(schema: z.ZodType, path = ''): Bound[] {
  const below = partsOf(schema, path).flatMap(([part, at]) => boundsOf(part, at))
  const of = kinds[schema.def.type as keyof typeof kinds]
  if (!of) return below
  const said = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const least = decided(said.minLength ?? said.minItems ?? said.minimum)
  const most = decided(said.maxLength ?? said.maxItems ?? said.maximum)
  return least === undefined && most === undefined ? below : [{ path, of, least, most, schema }, ...below]
}

/** Whether a value of this size is refused for its size alone; what else is wrong with it does not matter. */
export function isPastBound({ schema, of }: Pick<Bound, 'schema' | 'of'>, size: number): boolean {
  const value = { characters: () => 'x'.repeat(size), items: () => Array(size).fill(undefined), number: () => size }[
    of
  ]()
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.some(({ path, code }) => path.length === 0 && (code === 'too_big' || code === 'too_small'))
}
