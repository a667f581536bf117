import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { type ReceivedMessage, readMessage } from './read-message.ts'

/** end: the whole message has arrived; answer: it was accepted, and only the reply is missing. */
export type Stage = 'connect' | 'mail' | 'rcpt' | 'data' | 'end' | 'answer'
export type SmtpFault = { refuse: number; status?: string } | { delay: number } | 'drop'

/** What the server did. */
export interface SmtpEvent {
  did: 'refused' | 'dropped' | 'accepted'
  stage: Stage
  /** undefined before the client named one */
  recipient?: string
  messageId?: string
}

export interface AcceptedMail extends ReceivedMessage {
  recipients: string[]
  /** the envelope's sender */
  returnPath: string
  raw: string
}

export interface SmtpOptions {
  port?: number
  fault?: (stage: Stage, recipient?: string) => SmtpFault | undefined
}

export interface TestSmtp {
  url: string
  port: number
  accepted: AcceptedMail[]
  events: SmtpEvent[]
  close(): Promise<void>
}

class Refused extends Error {
  responseCode: number
  constructor(code: number, status = `${String(code)[0]}.7.1`) {
    super(`${status} <reader@example.com> is not wanted here`) // real servers repeat the address
    this.responseCode = code
  }
}

/** A real mail server on a port of its own that refuses, delays or drops connections as it is told to. */
export async function startSmtp({ port = 0, fault = () => undefined }: SmtpOptions = {}): Promise<TestSmtp> {
  const accepted: AcceptedMail[] = []
  const events: SmtpEvent[] = []
  const sockets = new Map<number, Socket>()

  /** True: continue. The client sees a refusal by `reply`, a drop by its connection. */
  async function pass(
    stage: Stage,
    session: SMTPServerSession,
    reply: (error: Error) => void,
    about: { recipient?: string; messageId?: string } = {},
  ): Promise<boolean> {
    const wanted = fault(stage, about.recipient)
    if (!wanted) return true
    if (wanted === 'drop') {
      events.push({ did: 'dropped', stage, ...about })
      sockets.get(session.remotePort)?.destroy()
      return false
    }
    if ('refuse' in wanted) {
      events.push({ did: 'refused', stage, ...about })
      reply(new Refused(wanted.refuse, wanted.status))
      return false
    }
    await sleep(wanted.delay)
    return true
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: async (session, reply) => {
      if (await pass('connect', session, reply)) reply()
    },
    onMailFrom: async (_, session, reply) => {
      if (await pass('mail', session, reply)) reply()
    },
    onRcptTo: async ({ address }, session, reply) => {
      if (await pass('rcpt', session, reply, { recipient: address })) reply()
    },
    onData: async (stream, session, reply) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const envelope = { recipient: recipients[0] ?? '' }
      stream.on('error', () => {}) // the connection was closed halfway, by us or by the client
      if (!(await pass('data', session, reply, envelope))) return
      const raw = await text(stream).catch(() => undefined)
      if (raw === undefined) return
      const message = readMessage(raw)
      const about = { ...envelope, messageId: message.header('message-id') ?? '' }
      if (!(await pass('end', session, reply, about))) return
      const { mailFrom } = session.envelope
      accepted.push({ ...message, recipients, returnPath: mailFrom ? mailFrom.address : '', raw })
      events.push({ did: 'accepted', stage: 'end', ...about })
      if (await pass('answer', session, reply, about)) reply()
    },
  })
  server.on('error', () => {}) // a client that disconnects halfway
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket
    if (remotePort === undefined) return
    sockets.set(remotePort, socket)
    socket.once('close', () => sockets.delete(remotePort))
  })
  const address = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    accepted,
    events,
    async close() {
      const closed = new Promise<void>((done) => server.close(done))
      for (const socket of sockets.values()) socket.destroy()
      await closed
    },
  }
}
