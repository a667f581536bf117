import { type ErrorCode, errors } from '@ticarum/contract/errors'
import { type Contract, type Procedure, proceduresOf } from '@ticarum/contract/procedure'
import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'

// Each error's schema is made once, because two schemas with the same id are refused.
const refusals = new Map(
  Object.entries(errors).map(([code, { args }]) => [
    code,
    z.object({ code: z.literal(code), args }).meta({ id: `Refusal_${code}` }),
  ]),
)
const refusal = (code: ErrorCode) => refusals.get(code) ?? z.never()

function codesOf(procedure: Procedure): ErrorCode[] {
  const codes: ErrorCode[] = [...procedure.errors, 'INPUT_INVALID', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE']
  if (procedure.policy !== 'public') codes.push('UNAUTHENTICATED', 'FORBIDDEN', 'SCOPE_REQUIRED')
  if (procedure.method !== 'GET') codes.push('FOREIGN_ORIGIN', 'TOO_LARGE')
  if (procedure.idempotency === 'key') codes.push('KEY_REQUIRED', 'KEY_REUSED', 'IN_PROGRESS')
  return codes
}

const fileBody = ({ maxBytes }: { maxBytes: number }) => ({
  required: true,
  description: `The file itself, at most ${maxBytes} bytes`,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } as const } },
})

function operation(name: string, domain: string, procedure: Procedure): ZodOpenApiOperationObject {
  const inPath = [...procedure.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter ?? '')
  const shape = procedure.input.shape
  const path = z.object(Object.fromEntries(inPath.map((parameter) => [parameter, shape[parameter] ?? z.string()])))
  const rest = z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !inPath.includes(name))))
  const byStatus = Map.groupBy(new Set(codesOf(procedure)), (code) => errors[code].status)
  const inQuery = procedure.method === 'GET' || procedure.file !== undefined
  return {
    operationId: name,
    summary: procedure.summary,
    tags: [domain],
    'x-policy': procedure.policy,
    ...(procedure.scope ? { 'x-scope': procedure.scope, security: [{}, { token: [] }] } : {}),
    'x-rate-limit': procedure.rateLimit,
    'x-idempotency': procedure.idempotency,
    requestParams: {
      ...(inPath.length > 0 ? { path } : {}),
      ...(inQuery && Object.keys(rest.shape).length > 0 ? { query: rest } : {}),
      ...(procedure.idempotency === 'key' ? { header: z.object({ 'idempotency-key': z.uuid() }) } : {}),
    },
    ...(procedure.file ? { requestBody: fileBody(procedure.file) } : {}),
    ...(inQuery || Object.keys(rest.shape).length === 0
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: rest } } } }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: procedure.output } } },
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => {
          const [first = z.never(), ...others] = codes.map(refusal)
          return [
            status,
            {
              description: codes.join(', '),
              content: { 'application/json': { schema: others.length > 0 ? z.union([first, ...others]) : first } },
            },
          ]
        }),
      ),
    },
  }
}

/** The contract as OpenAPI 3.1, with all constraints of its schemas. */
export function openApiDocument(contract: Contract, base = '/api/v1'): object {
  const paths: ZodOpenApiPathsObject = {}
  for (const { name, domain, procedure } of proceduresOf(contract)) {
    const address = base + procedure.path.replace(/:(\w+)/g, '{$1}')
    paths[address] ??= {}
    paths[address][procedure.method.toLowerCase() as 'get'] = operation(name, domain, procedure)
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Ticarum',
      version: '1',
      description: 'Every refusal is a code from a closed list; docs/errors has a page for each.',
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'An API token' } } },
    paths,
  })
}
