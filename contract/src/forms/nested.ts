export type FormFields = Partial<Record<string, string>>

/** More rows than any form shows: a number in a name must not make a list of a billion. */
const ROW = /^\d{1,2}$/

/** 'tiers.0.price' is the price of the first tier: the names of a form become the shape that its schema has. */
export function nested(fields: FormFields): unknown {
  const values = new Map<string, unknown>()
  const below = new Map<string, FormFields>()
  for (const [name, value] of Object.entries(fields)) {
    const dot = name.indexOf('.')
    if (dot < 0) values.set(name, value)
    else below.set(name.slice(0, dot), { ...below.get(name.slice(0, dot)), [name.slice(dot + 1)]: value })
  }
  for (const [name, group] of below) if (!values.has(name)) values.set(name, nested(group))
  const names = [...values.keys()]
  if (names.length === 0 || !names.every((name) => ROW.test(name))) return Object.fromEntries(values)
  return Array.from({ length: Math.max(...names.map(Number)) + 1 }, (_, row) => values.get(String(row)))
}

/**
 * The other way: a value as the fields of a form. What is null has no field; words of a list stand in one, parted by
 * commas.
 */
export function flattened(name: string, value: unknown): Record<string, string> {
  if (value === null || value === undefined) return {}
  if (typeof value !== 'object') return { [name]: String(value) }
  if (Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string'))
    return { [name]: value.join(', ') }
  return Object.assign({}, ...Object.entries(value).map(([part, below]) => flattened(`${name}.${part}`, below)))
}
