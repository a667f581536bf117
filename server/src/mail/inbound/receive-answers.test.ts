import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { silentLog } from '../../platform/log.ts'
import { aMail, handOver, inbound } from '../../testing/answer-by-mail.ts'
import { type Kept, receiveAnswers } from './receive-answers.ts'
import { createBounceAddresses, createReplyAddresses } from './reply-address.ts'

const addresses = createReplyAddresses(inbound)
const bounces = createBounceAddresses(inbound)
const to = addresses.addressOf(newId(), new Date())
const from = 'ayaan@example.com'

/** A receiver for one test, without a database. */
function receiving(given: { keep?: () => Promise<Kept>; port?: number; longestConnection?: number } = {}) {
  const kept: string[] = []
  const receiver = receiveAnswers({
    ...inbound,
    addresses,
    bounces,
    ours: { replyDomain: inbound.domain, sender: 'trade@ticarum.example' },
    keep: async (_, { body }) => {
      kept.push(body)
      return 'taken'
    },
    keepReport: async () => 'taken',
    clock: systemClock,
    log: silentLog,
    ...given,
  })
  onTestFinished(() => receiver.stop())
  return { ...receiver, kept }
}
const hand = (port: number) => handOver(port, { from, to, raw: aMail('Two metres.', { From: from }) })

describe('a receiver of answers', () => {
  it('hangs up on who takes too long, however busy they look', async () => {
    const { port, kept } = receiving({ longestConnection: 600 })
    const socket = connect(await port, inbound.host)
    const heard = text(socket)
    await sleep(200)
    socket.write(`LHLO a\r\nMAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\nDATA\r\n`)
    const trickle = setInterval(() => socket.write('a: b\r\n'), 50)
    socket.on('error', () => {})
    expect(await heard).toMatch(/354 .*\r\n421 Too slow\r\n$/)
    clearInterval(trickle)
    expect(kept).toEqual([])
  })

  it('has the mail server try again while the database is away', async () => {
    const { port } = receiving({ keep: () => Promise.reject(new Error('away')) })
    expect(await hand(await port)).toBe('data 451')
  })

  it('waits for the port that another worker holds', async () => {
    const other = createServer().listen(0, inbound.host)
    await once(other, 'listening')
    const { port, kept } = receiving({ port: (other.address() as AddressInfo).port })
    await sleep(200)
    other.close()
    expect(await hand(await port)).toBe('data 250')
    expect(kept).toEqual(['Two metres.'])
  })
})
