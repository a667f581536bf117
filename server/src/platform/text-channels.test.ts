import { newId } from '@ticarum/db/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTextService, type TextFault } from '../testing/text-service.ts'
import type { Settings } from './env.ts'
import { createTextChannels, type OutgoingText } from './text-channels.ts'

let fault: TextFault | undefined
const service = await startTextService(() => fault)
afterAll(() => service.close())
beforeEach(() => {
  fault = undefined
  service.arrived.length = 0
})
const PATIENCE = 1000
const { whatsapp, sms } = createTextChannels(service.settings, PATIENCE)
if (!whatsapp || !sms) throw new Error('both are configured')

const url = 'https://ticarum.example/orders/1'
const message = (given: Partial<OutgoingText> = {}): OutgoingText => ({
  id: newId(),
  number: '+252612345678',
  language: 'so',
  content: { template: 'notice', text: 'Dalabka\nTC-10001    la diray', url },
  ...given,
})
const code = (language: OutgoingText['language']) =>
  message({ language, content: { template: 'code', code: '123456', text: '123456 is your code.' } })

describe('a text message', () => {
  it('is a template of the WhatsApp Business Cloud API, in a language that it has, its words on one line', async () => {
    const sent = message()
    expect(await whatsapp(sent)).toEqual({ outcome: 'accepted' })
    await whatsapp(code('ar'))
    expect(service.arrived).toMatchObject([
      {
        path: '/v23.0/1066/messages',
        token: 'Bearer wa-secret',
        body: {
          messaging_product: 'whatsapp',
          to: '252612345678',
          type: 'template',
          biz_opaque_callback_data: sent.id,
          template: {
            name: 'ticarum_notice',
            language: { code: 'en' },
            components: [{ type: 'body', parameters: [{ text: 'Dalabka TC-10001 la diray' }, { text: url }] }],
          },
        },
      },
      {
        body: {
          template: {
            name: 'ticarum_code',
            language: { code: 'ar' },
            components: [{ parameters: [{ text: '123456' }] }, { type: 'button', parameters: [{ text: '123456' }] }],
          },
        },
      },
    ])
  })

  it('is one request to the SMS gateway, with its id as key', async () => {
    const sent = message()
    expect(await sms(sent)).toEqual({ outcome: 'accepted' })
    await sms(code('en'))
    expect(service.arrived).toMatchObject([
      {
        path: '/sms',
        token: 'Bearer sms-secret',
        key: sent.id,
        body: { id: sent.id, to: '+252612345678', from: 'Ticarum', text: `Ticarum: Dalabka TC-10001 la diray\n${url}` },
      },
      { body: { text: '123456 is your code.' } },
    ])
  })

  it.each<[string, TextFault, object]>([
    ['refuses it', { status: 400, body: { error: { code: 131026 } } }, { permanent: true, reason: '400 131026' }],
    ['has too many at once', { status: 429 }, { permanent: false, reason: '429' }],
    ['has too many, in its own code', { status: 400, body: { error: { code: 130429 } } }, { permanent: false }],
    ['does not know our key', { status: 401, body: { error: { code: 190 } } }, { permanent: false }],
    ['is not there now', { status: 503 }, { permanent: false }],
    ['leads elsewhere', { status: 302 }, { permanent: false }],
  ])('was not taken when the service %s', async (_, next, told) => {
    fault = next
    expect(await whatsapp(message())).toMatchObject({ outcome: 'refused', ...told })
  })

  it.each<[string, TextFault]>([
    ['keeps silent', 'silent'],
    ['drops the line', 'drop'],
    ['fails', { status: 500 }],
    ['is a gateway without an answer', { status: 504 }],
  ])('may have been taken when the service %s', async (_, next) => {
    fault = next
    expect(await sms(message())).toMatchObject({ outcome: 'unknown' })
    expect(service.arrived).toHaveLength(1)
  })

  it('was not taken where nobody listens', async () => {
    const nobody = await startTextService()
    await nobody.close()
    const closed = createTextChannels(nobody.settings, PATIENCE)
    expect(await closed.sms?.(message())).toEqual({ outcome: 'refused', permanent: false, reason: 'ECONNREFUSED' })
  })

  it('has no channel by default', () => {
    expect(createTextChannels({} as Settings)).toEqual({})
  })
})
