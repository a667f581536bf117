import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SlowRelay {
  port: number
  /** pieces that came a second later, as if they had been lost and sent again */
  late(): number
  close(): void
}

const ONE_WAY = 150 // ms
const SENT_AGAIN = 1000 // ms

/** A line to a local port on which each piece takes its time, and some come late with all that follows them. */
export async function startSlowRelay(port: number, isLate: number): Promise<SlowRelay> {
  let late = 0
  const open = new Set<Socket>()
  const carry = (from: Socket, to: Socket) => {
    let last: Promise<unknown> = Promise.resolve()
    const afterwards = (then: () => void, lost = false) => {
      if (lost) late += 1
      const arrived = sleep(ONE_WAY + (lost ? SENT_AGAIN : 0))
      last = Promise.all([last, arrived]).then(then)
    }
    from.on('data', (piece) => afterwards(() => to.writable && to.write(piece), Math.random() < isLate))
    from.on('end', () => afterwards(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => open.delete(from))
    open.add(from)
  }
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    late: () => late,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
