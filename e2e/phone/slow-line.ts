import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const WAY = 200 // ms of latency in one direction
const RATE = 400_000 / 8 / 1000 // bytes per millisecond
const SEGMENT = 1400 // bytes
const AHEAD = 50 // ms that a sender may be ahead, so that late timers do not slow the connection

/** One direction of the connection. All sockets share its rate, segment by segment. */
function createDirection() {
  let free = 0
  /** When the last of these bytes leaves the sender. */
  return (bytes: number): number => {
    free = Math.max(free, performance.now()) + bytes / RATE
    return free
  }
}
type Direction = ReturnType<typeof createDirection>

const until = (time: number) => sleep(Math.max(0, time - performance.now()))

async function carry(from: Socket, to: Socket, leaves: Direction, opened: number): Promise<void> {
  let delivered: Promise<unknown> = until(opened)
  for await (const chunk of from as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length; start += SEGMENT) {
      const segment = chunk.subarray(start, start + SEGMENT)
      const left = leaves(segment.length)
      delivered = delivered.then(() => until(left + WAY)).then(() => to.destroyed || to.write(segment))
      await until(left - AHEAD)
    }
  }
  await delivered
  to.end()
}

/**
 * Slow 3G before a local server, on the level of bytes, so that setting up a connection costs what it costs in reality.
 */
export async function startSlowLine({ to, port }: { to: number; port: number }): Promise<() => Promise<void>> {
  const [up, down] = [createDirection(), createDirection()]
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    // The local handshake was immediate; on a real line it takes one round trip before the first byte.
    const opened = performance.now() + 2 * WAY
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
    const hangUp = () => {
      near.destroy()
      far.destroy()
    }
    Promise.all([carry(near, far, up, opened + WAY), carry(far, near, down, opened)]).catch(hangUp)
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return async () => {
    for (const socket of open) socket.destroy()
    await new Promise((closed) => server.close(closed))
  }
}
