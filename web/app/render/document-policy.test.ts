import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { documentPolicy } from './document-policy.ts'

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('the policy of a page', () => {
  it('allows the scripts that were rendered with the nonce, and takes it out', () => {
    const page =
      '<body><script nonce="n1">first()</script><script type="module" nonce="n1" async="">second()</script><link rel="modulepreload" nonce="n1" href="/a.js"></body>'
    const { html, policy } = documentPolicy(page, 'n1')
    expect(html).toBe(
      '<body><script>first()</script><script type="module" async="">second()</script><link rel="modulepreload" href="/a.js"></body>',
    )
    expect(policy).toContain(`script-src 'self' ${hashOf('first()')} ${hashOf('second()')};`)
  })

  it('allows no script without it, nor one that guesses', () => {
    const { policy } = documentPolicy(
      '<script>planted()</script><script nonce="n2">planted()</script><p nonce="n1">text</p>',
      'n1',
    )
    expect(policy).toContain("script-src 'self';")
  })

  it('needs no hash for a script that comes from a file', () => {
    expect(documentPolicy('<script nonce="n1" src="/a.js"></script>', 'n1').policy).toContain("script-src 'self';")
  })

  it('allows the one style sheet that stands in the page', () => {
    expect(documentPolicy('', 'n1').policy).toContain("style-src 'self';")
    expect(documentPolicy('', 'n1', { css: 'p{}' }).policy).toContain(`style-src 'self' ${hashOf('p{}')};`)
  })

  it('sends forms home, and where an answer to one may lead', () => {
    expect(documentPolicy('', 'n1').policy).toContain("form-action 'self';")
    expect(documentPolicy('', 'n1', { formTargets: ['https://accounts.google.com'] }).policy).toContain(
      "form-action 'self' https://accounts.google.com;",
    )
  })
})
