import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '@ticarum/contract/procedures/events'
import { readPosition } from '@ticarum/contract/values/events'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Caller } from '../door/caller.ts'
import { fail, Refusal } from '../door/domain-error.ts'
import type { Door } from '../door/door.ts'
import type { WakeUp } from '../platform/wake-up.ts'
import { watchEvents } from './watch-events.ts'

/** What streams of this process may take. Times in ms. */
const usualStreamLimits = {
  /** streams at once: in the process, and of one person, whose tabs share one */
  streams: 20_000,
  ofPerson: 8,
  /** streams that read at once; no other holds a connection of the database */
  reading: 4,
  /** between two reads of a stream */
  pause: 200,
  /** bytes that a slow reader leaves waiting */
  buffer: 64 * 1024,
  heartbeat: 20_000,
  /** then it begins anew, and the session's cookie can be renewed */
  age: 30 * 60_000,
  /** over which a stopping process sends its streams elsewhere */
  farewell: 3000,
}
export type StreamLimits = typeof usualStreamLimits

interface Listed {
  events: LiveEvent[]
  next: string
  reload: boolean
  more: boolean
}

interface Stream {
  out: ServerResponse
  caller: Caller
  position: string
  /** the position by tag */
  read: Map<string, bigint>
  state: 'idle' | 'waiting' | 'reading' | 'over'
  /** told again while it was reading */
  again: boolean
  beatAt: number
  endsAt: number
}

interface StreamParts {
  door: Door
  pool: pg.Pool
  wakeUp: WakeUp
  log: Logger
  limits?: Partial<StreamLimits>
  observe?(open: number): void
}

export interface EventStreams {
  /** Reads as the caller; then the stream can be written to a response, or the caller is refused. */
  open(caller: Caller, after: string | undefined): Promise<(out: ServerResponse) => void>
  /** Sends every stream elsewhere, spread over time, and takes no more. */
  stop(): Promise<void>
}

const around = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 2)
export const message = (event: string, content: object = {}) => `event: ${event}\ndata: ${JSON.stringify(content)}\n\n`
const textOf = ({ id, ...told }: LiveEvent) => `id: ${id}\ndata: ${JSON.stringify(told)}\n\n`

/** The open streams of a process (decision 55). Each one reads through the door, with its own session. */
export function createEventStreams({ door, pool, wakeUp, log, observe, ...parts }: StreamParts): EventStreams {
  const limits = { ...usualStreamLimits, ...parts.limits }
  const streams = new Set<Stream>()
  const byTag = new Map<string, Set<Stream>>()
  const queue: Stream[] = []
  let reading = 0
  let stopping = false
  let watching: ReturnType<typeof watchEvents> | undefined
  let beat: NodeJS.Timeout | undefined

  function onTold(tag: string, no: bigint): void {
    for (const stream of byTag.get(tag) ?? []) if ((stream.read.get(tag) ?? -1n) < no) wake(stream)
  }

  function setPosition(stream: Stream, position: string): void {
    const read = readPosition(position) ?? new Map<string, bigint>()
    for (const tag of stream.read.keys()) if (!read.has(tag)) leave(tag, stream)
    for (const tag of read.keys()) {
      const same = byTag.get(tag) ?? new Set()
      byTag.set(tag, same.add(stream))
    }
    stream.position = position
    stream.read = read
  }

  function leave(tag: string, stream: Stream): void {
    const same = byTag.get(tag)
    same?.delete(stream)
    if (same?.size === 0) byTag.delete(tag)
  }

  function forget(stream: Stream): void {
    stream.state = 'over'
    for (const tag of stream.read.keys()) leave(tag, stream)
    if (streams.delete(stream)) observe?.(streams.size)
  }

  function write(stream: Stream, text: string): void {
    if (stream.state === 'over') return
    stream.out.write(text)
    if (stream.out.writableLength > limits.buffer) stream.out.destroy()
  }

  function end(stream: Stream, text: string): void {
    if (stream.state === 'over') return
    stream.out.end(text)
    forget(stream)
  }

  const sendElsewhere = (stream: Stream) =>
    end(stream, `retry: ${Math.round(around(1000))}\n${message('elsewhere', { after: Math.round(around(1000)) })}`)

  function wake(stream: Stream): void {
    if (stream.state !== 'idle') {
      stream.again = true
      return
    }
    stream.state = 'waiting'
    queue.push(stream)
    readNext()
  }

  function readNext(): void {
    while (reading < limits.reading) {
      const stream = queue.shift()
      if (!stream) return
      if (stream.state !== 'waiting') continue
      reading += 1
      stream.state = 'reading'
      stream.again = false
      void readOn(stream).then((pause) => {
        reading -= 1
        setTimeout(() => {
          if (stream.state !== 'reading') return
          stream.state = 'idle'
          if (stream.again) wake(stream)
        }, pause).unref()
        readNext()
      })
    }
  }

  const list = (caller: Caller, after: string | undefined) =>
    door.call('events.list', caller, after === undefined ? {} : { after }) as Promise<Listed>

  /** Sends what is new, and says after which pause it may read again. */
  async function readOn(stream: Stream): Promise<number> {
    try {
      const { token, address, device, userAgent } = stream.caller
      const caller = { requestId: randomUUID(), token, apiToken: null, address, device, userAgent }
      const { events, next, reload, more } = await list(caller, stream.position)
      if (stream.state === 'over') return 0
      setPosition(stream, next)
      if (reload) write(stream, `id: ${next}\n${message('reload')}`)
      else if (events.length > 0) write(stream, events.map(textOf).join(''))
      // The session was looked at a statement before the events: what ended it in between shows at the next read.
      if (more || events.some(({ kind }) => kind === 'session')) {
        stream.again = true
        return 0
      }
      return limits.pause
    } catch (error) {
      if (error instanceof Refusal && error.status < 429) end(stream, message('ended'))
      else if (!(error instanceof Refusal)) log.error({ err: error }, 'a stream could not read')
      stream.again = true
      return around(1000)
    }
  }

  function keepAlive(): void {
    const now = Date.now()
    for (const stream of streams) {
      if (stream.endsAt <= now) sendElsewhere(stream)
      else if (stream.beatAt <= now) {
        stream.beatAt = now + around(limits.heartbeat)
        write(stream, ':\n\n')
      }
    }
  }

  function refuseTooMany(tag = ''): void {
    if (stopping || streams.size >= limits.streams) fail('UNAVAILABLE', { retryAfter: 5 })
    if ((byTag.get(tag)?.size ?? 0) >= limits.ofPerson) fail('RATE_LIMITED', { retryAfter: 30 })
  }

  return {
    async open(caller, after) {
      refuseTooMany()
      watching ??= watchEvents({ pool, wakeUp, log }, onTold)
      beat ??= setInterval(keepAlive, Math.min(1000, limits.heartbeat)).unref()
      if (!(await watching.begun())) fail('UNAVAILABLE', { retryAfter: 5 })
      const first = await list(caller, after)
      refuseTooMany(first.next.slice(0, 16)) // their own tag stands first
      return (out) => {
        const now = Date.now()
        const stream: Stream = {
          out,
          caller,
          position: '',
          read: new Map(),
          state: 'idle',
          again: false,
          beatAt: now + around(limits.heartbeat),
          endsAt: now + around(limits.age),
        }
        out.on('close', () => forget(stream))
        out.on('error', () => forget(stream))
        streams.add(stream)
        observe?.(streams.size)
        setPosition(stream, first.next)
        const begin = `retry: ${Math.round(around(2000))}\n`
        const told = first.reload ? `id: ${first.next}\n${message('reload')}` : first.events.map(textOf).join('')
        write(stream, `${begin}${told}id: ${first.next}\n${message('begin')}`)
        wake(stream) // what happened since its first read, nobody has told it
      }
    },
    async stop() {
      stopping = true
      clearInterval(beat)
      await Promise.all(
        [...streams].map(
          (stream) =>
            new Promise<void>((gone) => {
              setTimeout(() => {
                sendElsewhere(stream)
                gone()
              }, Math.random() * limits.farewell)
            }),
        ),
      )
      await watching?.stop()
    },
  }
}
