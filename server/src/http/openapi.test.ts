import { contract } from '@ticarum/contract/contract'
import { type ErrorCode, errors } from '@ticarum/contract/errors'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accessMatrix } from '../access.matrix.ts'
import { procedures } from '../testing/call-http.ts'
import { openApiDocument } from './openapi.ts'

type Json = Record<string, unknown>
interface Operation {
  operationId: string
  parameters?: { in: string; name: string; required?: boolean; schema: Json }[]
  requestBody?: {
    required: boolean
    content: {
      'application/json'?: { schema: Json & { properties: Record<string, Json>; required?: string[] } }
      'application/octet-stream'?: object
    }
  }
  responses: Record<string, { content: { 'application/json': { schema: Json } } }>
}
const document = openApiDocument(contract) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

const transforms = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodPipe && (schema.out instanceof z.ZodTransform || transforms(schema.in))

/** Every constraint of a schema. A piped value has to satisfy both ends, unless it is transformed in between. */
function constraintsOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  if (schema instanceof z.ZodPipe)
    return { ...constraintsOf(schema.in, io), ...(transforms(schema) ? {} : constraintsOf(schema.out, io)) }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [
      name,
      constraintsOf(field as z.core.$ZodType, io),
    ])
    return { ...plain(schema, io), properties: Object.fromEntries(fields) }
  }
  if (schema instanceof z.ZodArray) return { ...plain(schema, io), items: constraintsOf(schema.element, io) }
  if (schema instanceof z.ZodOptional) return constraintsOf(schema.unwrap(), io)
  return plain(schema, io)
}
function plain(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...constraints } = z.toJSONSchema(schema, { io })
  return constraints
}

function operationOf(name: string): Operation {
  const { procedure } = procedures.find((each) => each.name === name) ?? { procedure: undefined }
  const operation =
    document.paths[`/api/v1${procedure?.path.replace(/:(\w+)/g, '{$1}')}`]?.[procedure?.method.toLowerCase() ?? '']
  if (!operation) throw new Error(`${name} is not in the document`)
  return operation
}
const codesOf = (operation: Operation) =>
  [...JSON.stringify(operation.responses).matchAll(/Refusal_(\w+)/g)].map(([, code]) => code as ErrorCode)

describe('the API document', () => {
  it('has every procedure, and nothing else', () => {
    const documented = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(documented.sort()).toEqual(procedures.map(({ name }) => name).sort())
  })

  it.each(procedures)('keeps every constraint of what $name takes', ({ name, procedure }) => {
    const { parameters = [], requestBody } = operationOf(name)
    const body = requestBody?.content['application/json']?.schema
    const { required = [] } = z.toJSONSchema(procedure.input, { io: 'input' })
    const documented = [
      ...parameters.filter((parameter) => parameter.in !== 'header').map((parameter) => parameter.name),
      ...Object.keys(body?.properties ?? {}),
    ]
    expect(documented.sort()).toEqual(Object.keys(procedure.input.shape).sort())

    for (const [field, schema] of Object.entries(procedure.input.shape)) {
      const parameter = parameters.find((each) => each.name === field)
      expect(parameter?.schema ?? body?.properties[field], field).toMatchObject(
        constraintsOf(schema as z.core.$ZodType, 'input'),
      )
      expect(parameter ? parameter.required === true : body?.required?.includes(field) === true, field).toBe(
        required.includes(field),
      )
    }
    const key = parameters.find((each) => each.name === 'idempotency-key')
    expect(key?.required === true).toBe(procedure.idempotency === 'key')
    expect(requestBody?.content['application/octet-stream'] !== undefined).toBe(procedure.file !== undefined)
  })

  it.each(procedures)('keeps every constraint of what $name answers', ({ name, procedure }) => {
    expect(operationOf(name).responses['200']?.content['application/json'].schema).toMatchObject(
      constraintsOf(procedure.output, 'output'),
    )
  })

  it.each(procedures)('says how $name may be refused', ({ name, procedure }) => {
    const operation = operationOf(name)
    const answered = accessMatrix.filter((row) => row.procedure === name).flatMap((row) => Object.values(row.cells))
    const expected = [...procedure.errors, ...answered].filter((code) => code !== 'OK' && code !== '-')
    expect(codesOf(operation)).toEqual(expect.arrayContaining(expected))
    for (const code of codesOf(operation))
      expect(JSON.stringify(operation.responses[errors[code].status])).toContain(`Refusal_${code}"`)
  })

  it('has every code of the closed list, with its arguments', () => {
    for (const [code, { args }] of Object.entries(errors)) {
      expect(document.components.schemas[`Refusal_${code}`]).toMatchObject({
        properties: { code: { const: code }, args: constraintsOf(args, 'output') },
        required: ['code', 'args'],
      })
    }
  })
})
