import type { MiddlewareHandler } from 'hono'
import type { Env } from './rest.ts'

/** Headers of every response. Pages set their own Content-Security-Policy. */
export function securityHeaders(production: boolean): MiddlewareHandler<Env> {
  const headers = Object.entries({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // URLs may hold a token; 'no-referrer' would also hide the origin of our own forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  })
  // Set on Node's response directly: copying each Response to change its headers would cost more than most calls.
  return (c, next) => {
    for (const [name, value] of headers) c.env?.outgoing?.setHeader(name, value)
    return next()
  }
}
