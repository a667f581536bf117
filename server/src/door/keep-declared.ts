import { z } from 'zod'

type Keep = (value: unknown) => unknown

const plain = new Set(['string', 'number', 'int', 'boolean', 'bigint', 'null', 'literal', 'enum', 'template_literal'])

/**
 * Makes a function that keeps only the keys which the schema declares, so that a column that was read by mistake never
 * leaves the server. It does not check values, because parsing each list would cost more than the query; tests parse.
 * It throws for a schema that allows any key.
 */
export function keepDeclared(schema: z.ZodType): Keep {
  return compile(schema) ?? ((value) => value)
}

function compile(schema: z.core.$ZodType): Keep | null {
  if (plain.has(schema._zod.def.type)) return null
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => ({
      name,
      keep: compile(field as z.core.$ZodType),
    }))
    return (value) => {
      if (value === null || typeof value !== 'object') return value
      const from = value as Record<string, unknown>
      const kept: Record<string, unknown> = {}
      for (const { name, keep } of fields) {
        const field = from[name]
        if (field !== undefined) kept[name] = keep ? keep(field) : field
      }
      return kept
    }
  }
  if (schema instanceof z.ZodArray) {
    const keep = compile(schema.element)
    return keep && ((value) => (Array.isArray(value) ? value.map(keep) : value))
  }
  if (schema instanceof z.ZodRecord) {
    const keep = compile(schema.valueType)
    return (
      keep &&
      ((value) =>
        value !== null && typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, keep(item)]))
          : value)
    )
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly)
    return compile(schema.unwrap())
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodTuple) {
    const parts = schema instanceof z.ZodUnion ? schema.options : schema.def.items
    parts.forEach(compile) // checks the parts only; a parse decides which of them applies
    return (value) => z.parse(schema, value)
  }
  throw new Error(`output holds '${schema._zod.def.type}', which lets undeclared fields through`)
}
