import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { contract } from '@ticarum/contract/contract'
import type { Hono } from 'hono'
import { openApiDocument } from './openapi.ts'
import type { Env } from './rest.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ticarum API</title>
<link rel="stylesheet" href="/api/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="/api/swagger-ui-bundle.js"></script>
<script src="/api/start.js"></script>
</body>
</html>`
const START = `SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#reference', deepLinking: true })`
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ')

const TYPES = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' } as const

/** A page at /api where people can read and try the API. */
export function mountApiReference(app: Hono<Env>): void {
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const document = JSON.stringify(openApiDocument(contract))
  app.get('/api', (c) => c.html(PAGE, 200, { 'content-security-policy': POLICY }))
  app.get('/api/v1/openapi.json', (c) => c.body(document, 200, { 'content-type': 'application/json' }))
  app.get('/api/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }))
  for (const [file, type] of Object.entries(TYPES)) {
    app.get(`/api/${file}`, async (c) =>
      c.body(await readFile(path.join(folder, file), 'utf8'), 200, {
        'content-type': type,
        'cache-control': 'public, max-age=86400',
      }),
    )
  }
}
