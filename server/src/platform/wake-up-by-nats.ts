import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node'
import type { Logger } from 'pino'
import { coalesced, type WakeUp, type WakeUpChannel } from './wake-up.ts'

const RECONNECT_AFTER = 1000 // ms
/** A server that does not answer for twice as long is away. */
const PING = 10_000 // ms
const subject = (channel: WakeUpChannel) => `ticarum.${channel}`

/** Name and password apart from the address, because the client's errors tell the address. */
function optionsOf(text: string): NodeConnectionOptions {
  const { protocol, host, username, password } = new URL(text)
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  return {
    servers: host,
    ...(secret ? { user: name, pass: secret } : name ? { token: name } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    name: 'ticarum',
    reconnect: false, // by ourselves, so that each new connection counts as a wake-up, and the first one may fail too
    pingInterval: PING,
    maxPingOut: 2,
  }
}

/** By a NATS server: one connection of the process, which carries no database's load. */
export function wakeUpByNats(url: string, log: Logger): WakeUp {
  const options = optionsOf(url)
  const listeners: Record<WakeUpChannel, Set<() => void>> = { outbox: new Set(), events: new Set() }
  const channels = Object.keys(listeners) as WakeUpChannel[]
  const stopping = new AbortController()
  let connection: NatsConnection | undefined

  const wake = (channel: WakeUpChannel) => {
    for (const onWake of listeners[channel]) onWake()
  }

  async function connectOnce(): Promise<void> {
    const opened = await connect(options)
    try {
      for (const channel of channels) opened.subscribe(subject(channel), { callback: () => wake(channel) })
      await opened.flush()
      if (stopping.signal.aborted) return
      connection = opened
      channels.forEach(wake)
      await opened.closed()
      if (!stopping.signal.aborted) log.warn('NATS is lost: polls find what is new until it is back')
    } finally {
      connection = undefined
      await opened.close()
    }
  }

  const connecting = (async () => {
    while (!stopping.signal.aborted) {
      await connectOnce().catch((error: Error) => log.warn({ reason: error.message }, 'can not connect to NATS'))
      await sleep(RECONNECT_AFTER, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()

  return {
    hears: true,
    // While there is no connection nobody hears it either; the next one wakes everybody.
    sender: (channel) => coalesced(() => connection?.publish(subject(channel))),
    listen(channel, onWake) {
      const listener = () => onWake()
      listeners[channel].add(listener)
      if (connection) onWake()
      return {
        stop: async () => {
          listeners[channel].delete(listener)
        },
      }
    },
    async stop() {
      stopping.abort()
      await connection?.close()
      await connecting
    },
  }
}
