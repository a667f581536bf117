import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Clock } from '../../platform/clock.ts'
import { type Answer, type Ours, readAnswer } from './read-answer.ts'
import { type RefusedMail, readReport } from './read-report.ts'
import type { SignedAddresses } from './reply-address.ts'

const LARGEST = 1024 * 1024 // bytes of a message
const MOST_CONNECTIONS = 10
const LONGEST_CONNECTION = 60_000 // ms, with all that is sent on it
const LONGEST_SILENCE = 20_000 // ms
const STOPS_WITHIN = 5000 // ms for messages that are still arriving
const OPENS_AGAIN_AFTER = 2000 // ms

/** What became of an answer in its conversation. */
export type Kept = 'taken' | 'repeated' | 'stranger' | 'ended' | 'too-many'

/** Replies that end in the sender's hands, if their server passes them on. */
const refusals = {
  unknown: [550, '5.1.1 This address does not exist, or is too old'],
  'too-large': [552, '5.3.4 A message may have 1 MB at most'],
  unreadable: [554, '5.6.0 This message can not be read'],
  ambiguous: [554, '5.6.0 This message needs one sender and one Message-ID'],
  empty: [554, '5.6.0 This message has no text of its own; attachments are not taken'],
  stranger: [550, '5.7.1 Please answer from the address to which our mail was sent'],
  ended: [550, '5.2.1 This conversation has ended'],
  'too-many': [550, '5.7.1 Too many messages in this conversation'],
  later: [451, '4.3.0 Please try again later'],
} as const satisfies Record<string, readonly [number, string]>

class Refusal extends Error {
  reason: keyof typeof refusals
  responseCode: number
  constructor(reason: keyof typeof refusals) {
    super(refusals[reason][1])
    this.reason = reason
    this.responseCode = refusals[reason][0]
  }
}

interface ReceiveAnswersParts {
  host: string
  port: number
  addresses: SignedAddresses
  /** where reports of delivery go */
  bounces: SignedAddresses
  ours: Ours
  /** puts an answer to this e-mail of ours where it belongs */
  keep(mailId: string, answer: Answer): Promise<Kept>
  /** takes a report that this e-mail of ours was refused for good; returns what became of it, for the log */
  keepReport(mailId: string, refusal: RefusedMail): Promise<string>
  clock: Clock
  log: Logger
  longestConnection?: number
}

export interface AnswerReceiver {
  port: Promise<number>
  /** takes no more connections, and finishes the messages that are arriving */
  stop(): Promise<void>
}

/**
 * Takes answers, and reports of delivery, by LMTP from the mail server in front, which holds the queue: what was not
 * replied to comes again.
 * Nothing is ever mailed from here. What a machine sent is accepted and forgotten, so that no server bounces it.
 */
export function receiveAnswers(parts: ReceiveAnswersParts): AnswerReceiver {
  const {
    host,
    port,
    addresses,
    bounces,
    ours,
    keep,
    keepReport,
    clock,
    log,
    longestConnection = LONGEST_CONNECTION,
  } = parts
  const arriving = new Map<string, Promise<void>>()
  const ends = new Map<string, NodeJS.Timeout>()
  let again: NodeJS.Timeout | undefined

  /** What became of a message, for the log. */
  async function receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<string> {
    const raw = await bytesOf(stream).catch(() => {
      throw new Refusal('later') // the connection was lost halfway
    })
    const to = envelope.rcptTo[0]?.address ?? ''
    const refused = bounces.mailOf(to, clock.now())
    if (refused) return `report: ${await receiveReport(refused, raw, envelope)}`
    const mailId = addresses.mailOf(to, clock.now())
    if (!mailId) throw new Refusal('unknown')
    if (!raw) throw new Refusal('too-large')
    if (!envelope.mailFrom || envelope.mailFrom.address === '') return 'bounce'
    const answer = await readAnswer(raw, ours)
    if ('machine' in answer) return answer.machine
    if ('fault' in answer) throw new Refusal(answer.fault)
    const kept = await keep(mailId, answer)
    if (kept === 'taken' || kept === 'repeated') return kept
    throw new Refusal(kept)
  }
  /** Nothing is refused here: a server would report that to itself. */
  async function receiveReport(mailId: string, raw: Buffer | undefined, { mailFrom }: SMTPServerSession['envelope']) {
    // Servers report as nobody; somebody else is a person or an automatic reply.
    if (mailFrom && mailFrom.address !== '') return 'from somebody'
    const refusal = raw && (await readReport(raw))
    return refusal ? keepReport(mailId, refusal) : 'none'
  }
  /** The refusal that the client gets; undefined: it was accepted. */
  async function outcomeOf(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Refusal | undefined> {
    try {
      log.info({ outcome: await receive(stream, session) }, 'answer by mail')
      return undefined
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('later')
      if (refusal === error) log.info({ outcome: 'refused', reason: refusal.reason }, 'answer by mail')
      else log.error({ err: error }, 'an answer by mail could not be received')
      return refusal
    }
  }
  const hangUp = (words: string, but: ReadonlyMap<string, unknown> = new Map()) => {
    for (const connection of server.connections) if (!but.has(connection.id)) connection.send(421, words)
  }

  const server = new SMTPServer({
    lmtp: true,
    name: ours.replyDomain,
    size: LARGEST,
    maxClients: MOST_CONNECTIONS,
    maxRecipients: 1, // an answer belongs to one conversation; the mail server sends to a second one separately
    maxCommandLength: 1000,
    socketTimeout: LONGEST_SILENCE,
    closeTimeout: STOPS_WITHIN,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect({ id }, accept) {
      const end = () => {
        for (const connection of server.connections) if (connection.id === id) connection.send(421, 'Too slow')
      }
      ends.set(id, setTimeout(end, longestConnection).unref())
      accept()
    },
    onClose({ id }) {
      clearTimeout(ends.get(id))
      ends.delete(id)
    },
    onRcptTo({ address }, _, accept) {
      const known = [addresses, bounces].some((each) => each.mailOf(address, clock.now()))
      accept(known ? null : new Refusal('unknown'))
    },
    onData(stream, session, accept) {
      const arrived = outcomeOf(stream, session).then((refusal) => {
        arriving.delete(session.id)
        accept(refusal)
      })
      arriving.set(session.id, arrived)
    },
  })
  const open = () => server.listen(port, host)
  const opened = new Promise<number>((resolve) => {
    server.server.on('listening', () => resolve((server.server.address() as AddressInfo).port))
  })
  // Errors of connections are no matter. The worker before this one may still hold the port.
  server.on('error', (error: Error) => {
    if (server.server.listening) return
    log.error({ err: error }, 'answers by mail can not be received; trying again')
    again = setTimeout(open, OPENS_AGAIN_AFTER)
  })
  open()
  return {
    port: opened,
    async stop() {
      clearTimeout(again)
      const closed = new Promise<void>((done) => server.close(done))
      hangUp('Stopping', arriving)
      await Promise.all(arriving.values())
      hangUp('Stopping')
      await closed
      for (const end of ends.values()) clearTimeout(end)
    },
  }
}

/** A message as it arrives; undefined: it is too large, and no more of it was kept than may be. */
async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks.length = 0
    else chunks.push(chunk)
  }
  return stream.sizeExceeded ? undefined : Buffer.concat(chunks)
}
