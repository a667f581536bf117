/** The part of JSON Schema that our document uses. */
interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
}
interface Operation {
  operationId: string
  summary: string
  'x-scope'?: string
  'x-idempotency': string
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content: { 'application/json': { schema: Schema } } }>
}
export interface ApiDocument {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

const quoted = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
const unionOf = (types: string[]) => [...new Set(types)].join(' | ') || 'never'
const grouped = (type: string) => (/[|&]/.test(type) ? `(${type})` : type)

function typeOf(schema: Schema, named: (ref: string) => string): string {
  const inner = (each: Schema) => typeOf(each, named)
  if (schema.$ref) return named(schema.$ref.split('/').at(-1) ?? '')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return unionOf(schema.enum.map((value) => JSON.stringify(value)))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return unionOf(choices.map(inner))
  if (schema.allOf) return schema.allOf.map((each) => grouped(inner(each))).join(' & ')
  if (Array.isArray(schema.type)) return unionOf(schema.type.map((type) => inner({ ...schema, type })))
  if (schema.type === 'array') return `${grouped(schema.items ? inner(schema.items) : 'unknown')}[]`
  if (schema.type === 'object') return objectOf(schema, inner)
  const plain: Record<string, string> = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' }
  return plain[schema.type ?? ''] ?? (schema.type === 'null' ? 'null' : 'unknown')
}

function objectOf(
  { properties, required = [], additionalProperties }: Schema,
  inner: (each: Schema) => string,
): string {
  if (!properties)
    return `Record<string, ${typeof additionalProperties === 'object' ? inner(additionalProperties) : 'unknown'}>`
  const fields = Object.entries(properties).map(
    ([name, each]) => `${quoted(name)}${required.includes(name) ? '' : '?'}: ${inner(each)}`,
  )
  return `{ ${fields.join('; ')} }`
}

/** What is sent: in the path, in the query and in the body, as one object. */
function inputOf({ parameters = [], requestBody }: Operation, inner: (each: Schema) => string): string {
  const sent = parameters.filter((each) => each.in !== 'header')
  const fields = sent.map(({ name, required, schema }) => `${quoted(name)}${required ? '' : '?'}: ${inner(schema)}`)
  const body = requestBody?.content['application/json']?.schema
  const parts = [fields.length > 0 ? `{ ${fields.join('; ')} }` : '', body ? grouped(inner(body)) : '']
  return parts.filter(Boolean).join(' & ') || 'Record<string, never>'
}

/** The calls that an API token may make, as types and as the few facts that a client needs. Files are left out. */
export function clientTypes({ paths = {}, components }: ApiDocument): string {
  const used = new Set<string>()
  const named = (name: string) => {
    used.add(name)
    return name
  }
  const inner = (schema: Schema) => typeOf(schema, named)
  const operations = Object.entries(paths)
    .flatMap(([address, methods]) => Object.entries(methods).map(([method, each]) => ({ address, method, each })))
    .filter(({ each }) => each['x-scope'] && !each.requestBody?.content['application/octet-stream'])
    .sort((one, other) => (one.each.operationId < other.each.operationId ? -1 : 1))
  const types = operations.map(({ each }) => {
    const answer = each.responses['200']?.content['application/json'].schema ?? {}
    return [
      `  /** ${each.summary}. Scope ${each['x-scope']}. */`,
      `  '${each.operationId}': {`,
      `    input: ${inputOf(each, inner)}`,
      `    output: ${inner(answer)}`,
      '  }',
    ].join('\n')
  })
  const routes = operations.map(({ address, method, each }) => {
    const key = each['x-idempotency'] === 'key'
    return `  '${each.operationId}': { method: '${method.toUpperCase()}', path: '${address}', key: ${key} },`
  })
  const schemas: string[] = []
  for (const name of used) schemas.push(`export type ${name} = ${inner(components?.schemas?.[name] ?? {})}`)
  return [
    '// Written by `npm run client` from docs/openapi.json.',
    ...schemas,
    `export interface Operations {\n${types.join('\n')}\n}`,
    `export const routes = {\n${routes.join('\n')}\n} as const\n`,
  ].join('\n\n')
}
