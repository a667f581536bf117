import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Settings } from './env.ts'
import { silentLog } from './log.ts'
import { createTranslator } from './translate.ts'

let answer: { status: number; body: string }
let asked: { url: string | undefined; key: string | undefined; body: unknown }[] = []

const read = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString()
const server = createServer(async (request, response) => {
  asked.push({ url: request.url, key: request.headers.authorization, body: JSON.parse(await read(request)) })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
afterAll(() => new Promise((closed) => server.close(closed)))
beforeEach(() => {
  asked = []
})

const translator = (settings: Partial<Settings>) => {
  const translate = createTranslator({ TRANSLATOR_URL: url, ...settings } as Settings, silentLog)
  if (!translate) throw new Error('none is configured')
  return translate
}

it('asks DeepL with its key, and not at all for a language that it does not know', async () => {
  answer = { status: 200, body: JSON.stringify({ translations: [{ text: 'Cotton towel' }] }) }
  const translate = translator({ TRANSLATOR: 'deepl', TRANSLATOR_KEY: 'secret' })
  expect(await translate(['Pamuklu havlu'], 'tr', 'en')).toEqual(['Cotton towel'])
  expect(await translate(['Pamuklu havlu'], 'tr', 'so')).toEqual([null])
  expect(asked).toEqual([
    {
      url: '/v2/translate',
      key: 'DeepL-Auth-Key secret',
      body: { text: ['Pamuklu havlu'], source_lang: 'TR', target_lang: 'EN-GB' },
    },
  ])
})

it('asks LibreTranslate', async () => {
  answer = { status: 200, body: JSON.stringify({ translatedText: ['Cotton towel', 'White'] }) }
  const translate = translator({ TRANSLATOR: 'libretranslate' })
  expect(await translate(['Pamuklu havlu', 'Beyaz'], 'tr', 'en')).toEqual(['Cotton towel', 'White'])
  expect(asked).toMatchObject([
    { url: '/translate', body: { q: ['Pamuklu havlu', 'Beyaz'], source: 'tr', target: 'en', format: 'text' } },
  ])
})

it.each([
  ['an error', 500, '{}'],
  ['no JSON', 200, 'Bad gateway'],
  ['another shape', 200, '{"translatedText":"one"}'],
  ['too few texts', 200, '{"translatedText":[]}'],
])('translates nothing when the service answers with %s', async (_, status, body) => {
  answer = { status, body }
  expect(await translator({ TRANSLATOR: 'libretranslate' })(['Beyaz'], 'tr', 'en')).toEqual([null])
})

it('is off by default', () => {
  expect(createTranslator({} as Settings, silentLog)).toBeUndefined()
})
