import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { newId } from '@ticarum/db/ids'
import { vi } from 'vitest'
import type { Api } from '../client.ts'
import type { TestSmtp } from './smtp.ts'

/** What the worker needs to receive answers, on a free port. */
export const inbound = {
  host: '127.0.0.1',
  port: 0,
  domain: 'reply.ticarum.example',
  secret: 'a secret of tests, long enough to sign',
}

interface Handed {
  from?: string
  to: string
  /** bytes, or a text of them */
  raw: Buffer | string
  /** as announced */
  size?: number
  /** leaves before the last line */
  breakOff?: boolean
}

/**
 * Hands over a message by LMTP, byte for byte. Returns the last step and the code of its reply, as in 'rcpt 550'; 0:
 * the line was cut.
 */
export async function handOver(port: number, { from = '', to, raw, size, breakOff }: Handed): Promise<string> {
  const socket = connect(port, inbound.host)
  socket.on('error', () => {})
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  async function reply(): Promise<number> {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) return 0
      if (/^\d{3} /.test(value)) return Number(value.slice(0, 3))
    }
  }
  try {
    await reply()
    for (const [step, line] of [
      ['lhlo', 'LHLO mx.example'],
      ['mail', `MAIL FROM:<${from}>${size ? ` SIZE=${size}` : ''}`],
      ['rcpt', `RCPT TO:<${to}>`],
      ['data', 'DATA'],
    ]) {
      socket.write(`${line}\r\n`)
      const code = await reply()
      if (code === 0 || code >= 400) return `${step} ${code}`
    }
    const bytes = Buffer.from(raw).toString('latin1')
    socket.write(bytes.replace(/(^|\r\n)\./g, '$1..'), 'latin1')
    if (breakOff) return 'broken off'
    socket.write('\r\n.\r\n')
    return `data ${await reply()}`
  } finally {
    socket.destroy()
  }
}

/** The bytes of a message; a header that is set to undefined is left out. */
export function aMail(body: string, headers: Record<string, string | string[] | undefined> = {}): string {
  const all = {
    From: 'Somebody <somebody@example.com>',
    To: `<reply@${inbound.domain}>`,
    Subject: 'Re: Our answer to your message',
    'Message-ID': `<${newId()}@mail.example>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => `${name}: ${each}`),
  )
  return `${lines.join('\r\n')}\r\n\r\n${body}\r\n`
}

/** The desk answers an item; returns where its reader's answer goes. */
export async function deskAnswers(desk: Api, id: string, { accepted }: TestSmtp, body = 'We do.'): Promise<string> {
  const { version } = await desk.inbox.get({ id })
  const before = accepted.length
  await desk.inbox.reply({ id, version, body }, randomUUID())
  const sent = () => accepted.slice(before).find((mail) => mail.header('in-reply-to')?.startsWith(`<${id}@`))
  return vi.waitUntil(() => sent()?.header('reply-to'), { timeout: 60_000 })
}
