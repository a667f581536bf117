import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import https from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { isWebhookUrl } from '@ticarum/contract/values/webhooks'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startWebhookReceiver } from '../testing/webhook-receiver.ts'
import { createPostWebhook } from './post-webhook.ts'
import { isPublicAddress } from './public-address.ts'

const receiver = await startWebhookReceiver()
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.fault = undefined
  receiver.received.length = 0
})
const URL_OF_ERP = 'https://erp.example/hook?of=1'
const HEADERS = { 'webhook-id': '1' }

/** Addresses that nobody's machine has on the internet, or that lead to one inside in some other writing. */
const INSIDE = `
0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 127.0.0.1 127.255.255.254 168.63.129.16
169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 192.168.0.1 192.168.255.255
198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
:: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:7f00:1 0:0:0:0:0:ffff:a9fe:a9fe 64:ff9b::7f00:1
64:ff9b::10.0.0.1 64:ff9b:1::a00:1 100::1 2001::1 2001:db8::1 2001:10::1 2001:20::1 2002:7f00:1:: 2002:a00:1::1
3fff::1 4000::1 5f00::1 fc00::1 fd00:ec2::254 fd12:3456:789a::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1
127.1 0177.0.0.1 0x7f.0.0.1 2130706433 localhost`
  .trim()
  .split(/\s+/)

/** Addresses that a company could write, none of which is ever asked. */
const REFUSED = `
http://erp.example/ ftp://erp.example/ file:///etc/passwd gopher://erp.example/ ws://erp.example/ //erp.example/
erp.example https:// https:///hook https://erp.example:80/ https://erp.example:22/ https://erp.example:5432/
https://erp.example:8443/ https://user@erp.example/ https://user:word@erp.example/
https://erp.example@127.0.0.1/ https://127.0.0.1\\@erp.example/ https://127.0.0.1/ https://127.1/
https://2130706433/ https://0x7f000001/ https://0177.0.0.1/ https://0x7f.1/ https://127.0.0.1./
https://%31%32%37.0.0.1/ https://１２７.0.0.1/ https://①②⑦.⓪.⓪.①/ https://0/ https://10.0.0.1/
https://169.254.169.254/latest/meta-data/ https://[::1]/ https://[::ffff:127.0.0.1]/ https://[fd00::1]/
https://[::]/ https://[64:ff9b::7f00:1]/ https://8.8.8.8/ https://localhost/ https://LOCALHOST/
https://localhost./ https://erp.localhost/ https://db/ https://db.internal/ https://metadata.google.internal/
https://printer.local/ https://router.home.arpa/ https://erp.example./ https://erp..example/
https://-erp.example/ https://erp_1.example/ https://erp.example/#part javascript:alert(1) data:text/plain,x`
  .trim()
  .split(/\s+/)

describe('an address inside', () => {
  it(`is none of the internet, ${INSIDE.length} of them in every writing`, () => {
    expect(INSIDE.length).toBeGreaterThan(50)
    expect(INSIDE.filter(isPublicAddress)).toEqual([])
    for (const address of ['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])
      expect(isPublicAddress(address), address).toBe(true)
  })

  it.each(INSIDE)('%s is not asked, though a name leads there, alone or beside a public one', async (address) => {
    let asked = 0
    const request: typeof httpRequest = (...sent: unknown[]) => {
      asked += 1
      return (httpRequest as (...all: unknown[]) => ReturnType<typeof httpRequest>)(...sent)
    }
    for (const addresses of [[address], ['8.8.8.8', address], [address, '8.8.8.8']]) {
      const post = createPostWebhook({ resolve: async () => addresses, request: request as never })
      expect(await post(URL_OF_ERP, HEADERS, '{}')).toEqual({ taken: false, outcome: 'ADDRESS_REFUSED' })
    }
    expect(asked).toBe(0)
  })

  it(`is refused in the URL too, ${REFUSED.length} of them, where it is taken and where it is asked`, async () => {
    expect(REFUSED.length).toBeGreaterThan(40)
    expect(REFUSED.filter(isWebhookUrl)).toEqual([])
    for (const url of ['https://erp.example', 'https://ERP.example:443/hook?key=1', 'https://a.b-c.köln.example/x'])
      expect(isWebhookUrl(url), url).toBe(true)
    for (const url of REFUSED)
      expect(await receiver.post(url, HEADERS, '{}'), url).toEqual({ taken: false, outcome: 'URL_REFUSED' })
    expect(receiver.received).toEqual([])
  })
})

describe('a name', () => {
  it('is resolved once, and exactly the checked addresses are connected to', async () => {
    const answers = [['203.0.112.7', '2606:4700::7'], ['127.0.0.1']]
    let resolved = 0
    const looked: unknown[] = []
    const post = createPostWebhook({
      resolve: async () => answers[resolved++] ?? [],
      request: (options, answered) => {
        const lookup = options.lookup as LookupFunction
        lookup('erp.example', {}, (...found) => looked.push(found))
        lookup('erp.example', { all: true }, (...found) => looked.push(found))
        expect(options).toMatchObject({ host: 'erp.example', servername: 'erp.example', port: 443, agent: false })
        const here = { hostname: '127.0.0.1', port: receiver.port, lookup: undefined }
        return httpRequest({ ...options, ...here }, answered)
      },
    })
    const both = [
      { address: '203.0.112.7', family: 4 },
      { address: '2606:4700::7', family: 6 },
    ]
    expect(await post(URL_OF_ERP, HEADERS, '{}')).toEqual({ taken: true, outcome: '204' })
    expect(looked.slice(0, 2)).toEqual([
      [null, '203.0.112.7', 4],
      [null, both],
    ])
    expect(resolved).toBe(1)
  })

  it('that is none, or whose servers keep silent, fails in time', async () => {
    const none = createPostWebhook({ resolve: async () => [] })
    expect(await none(URL_OF_ERP, HEADERS, '{}')).toEqual({ taken: false, outcome: 'NAME_UNKNOWN' })
    const silent = createPostWebhook({ resolve: () => new Promise(() => {}), patience: 50 })
    expect(await silent(URL_OF_ERP, HEADERS, '{}')).toEqual({ taken: false, outcome: 'TIMEOUT' })
  })
})

describe('a receiver', () => {
  it('gets path, headers and body', async () => {
    expect(await receiver.post(URL_OF_ERP, HEADERS, '{"a":"ş"}')).toEqual({ taken: true, outcome: '204' })
    expect(receiver.received).toMatchObject([
      { path: '/hook?of=1', body: '{"a":"ş"}', headers: { host: `erp.example:${receiver.port}`, ...HEADERS } },
    ])
  })

  it.each([
    ['redirect', '302'],
    [500, '500'],
    [410, '410'],
    [101, '101'],
    ['drop', 'ECONNRESET'],
    ['silent', 'TIMEOUT'],
  ] as const)('that answers by %s has taken nothing, and is asked once', async (fault, outcome) => {
    receiver.fault = fault
    const begun = performance.now()
    expect(await receiver.post(URL_OF_ERP, HEADERS, '{}')).toEqual({ taken: false, outcome })
    expect(receiver.received).toHaveLength(1)
    expect(performance.now() - begun, 'its patience is a second').toBeLessThan(6000)
  })

  it('that answers without end is left alone after some kilobytes', async () => {
    receiver.fault = 'endless'
    const begun = performance.now()
    expect(await receiver.post(URL_OF_ERP, HEADERS, '{}')).toEqual({ taken: true, outcome: '200' })
    expect(performance.now() - begun).toBeLessThan(900)
  })

  it('whose certificate nobody vouches for is not written to', async () => {
    const folder = await temporaryFolder()
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
    const asked = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '1']
    const about = ['-subj', '/CN=erp.example', '-addext', 'subjectAltName=DNS:erp.example']
    await promisify(execFile)('openssl', ['req', '-x509', ...asked, ...about, '-keyout', key, '-out', cert])
    const files = { key: await readFile(key), cert: await readFile(cert) }
    let arrived = 0
    const server = https.createServer(files, (_, answer) => {
      arrived += 1
      answer.end()
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const by = (trusted: object) =>
      createPostWebhook({
        resolve: async () => ['127.0.0.1'],
        isPublic: () => true,
        request: (options, answered) => https.request({ ...options, port, ...trusted }, answered),
      })
    expect(await by({})(URL_OF_ERP, HEADERS, '{}')).toEqual({ taken: false, outcome: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(arrived).toBe(0)
    expect(await by({ ca: files.cert })(URL_OF_ERP, HEADERS, '{}')).toEqual({ taken: true, outcome: '200' })
    expect((await by({ ca: files.cert })('https://other.example/', HEADERS, '{}')).outcome).toBe(
      'ERR_TLS_CERT_ALTNAME_INVALID',
    )
    await new Promise((closed) => server.close(closed))
  })
})
