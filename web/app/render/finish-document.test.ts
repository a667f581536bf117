import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishDocument } from './finish-document.ts'

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

function finish(
  page: string,
  {
    css = '',
    icons = '',
    files = [],
    ...beside
  }: { css?: string; icons?: string; files?: string[]; formTargets?: string[]; pictureSources?: string[] } = {},
) {
  const texts = { domains: ['common', 'shell'], files }
  const { body, policy } = finishDocument(Buffer.from(page), {
    nonce: 'n1',
    use: () => ({ css, icons }),
    texts,
    ...beside,
  })
  return { html: body.toString(), policy }
}

describe('the policy of a page', () => {
  it('allows the scripts that were rendered with the nonce, and takes it out', () => {
    const { html, policy } = finish(
      '<body><script nonce="n1">first()</script><script nonce="n1" async="">second()</script>' +
        '<p nonce="n1">قماش $&</p></body>',
    )
    expect(html).toBe('<body><script>first()</script><script async="">second()</script><p>قماش $&</p></body>')
    expect(policy).toContain(`script-src 'self' ${hashOf('first()')} ${hashOf('second()')};`)
  })

  it('allows no script without it, nor one that guesses', () => {
    const { policy } = finish('<script>planted()</script><script nonce="n2">planted()</script><p nonce="n1">text</p>')
    expect(policy).toContain("script-src 'self';")
  })

  it('needs no hash for a script that comes from a file', () => {
    expect(finish('<script nonce="n1" src="/a.js"></script>').policy).toContain("script-src 'self';")
  })

  it('allows the one style sheet that stands in the page', () => {
    expect(finish('').policy).toContain("style-src 'self';")
    expect(finish('', { css: 'p{}' }).policy).toContain(`style-src 'self' ${hashOf('p{}')};`)
  })

  it('sends forms home, and where an answer to one may lead', () => {
    expect(finish('').policy).toContain("form-action 'self';")
    expect(finish('', { formTargets: ['https://accounts.google.com'] }).policy).toContain(
      "form-action 'self' https://accounts.google.com;",
    )
  })

  it('takes pictures from this site, and from the store where it is set', () => {
    expect(finish('').policy).toContain("img-src 'self';")
    expect(finish('', { pictureSources: ['https://files.example'] }).policy).toContain(
      "img-src 'self' https://files.example;",
    )
  })
})

describe('the document', () => {
  it('has its icons first, and module links that wait, with the texts', () => {
    const { html } = finish(
      '<html lang="tr"><head><link rel="modulepreload" nonce="n1" href="/a.js"/>' +
        '<link rel="modulepreload" href="/b.js"/></head><body><p>$& costs</p>' +
        '<script nonce="n1" type="module" async="">go()</script></body></html>',
      { files: ['/texts.js'], icons: '<svg></svg>' },
    )
    const later = (href: string) => `<link data-later="modulepreload" fetchpriority="low" href="${href}">`
    expect(html).toBe(
      '<html data-texts="common shell" lang="tr"><head></head><body><svg></svg>' +
        `${later('/a.js')}${later('/b.js')}${later('/texts.js')}<p>$& costs</p>` +
        '<script type="module" fetchpriority="low" async="">go()</script></body></html>',
    )
  })

  it('says for how many pictures of the first screen its scripts wait', () => {
    const picture = '<span class="photo"><noscript data-first=""><picture></picture></noscript></span>'
    const far = '<noscript><picture></picture></noscript>'
    expect(finish(`<html><body>${picture}${far}${picture}</body></html>`).html).toContain(' data-pictures="2">')
    expect(finish(`<html><body>${far}</body></html>`).html).not.toContain('data-pictures')
  })

  it('has critical CSS inside, and the link of the sheet waits', () => {
    const { html } = finish(
      '<head><link rel="icon" href="/i.svg"/><link nonce="n1" rel="stylesheet" href="/a.css"/></head>',
      { css: 'a{b:$&}' },
    )
    expect(html).toBe(
      '<head><link rel="icon" href="/i.svg"/><style>a{b:$&}</style>' +
        '<link rel="stylesheet" disabled="" data-rest="" href="/a.css"/></head>',
    )
  })
})
