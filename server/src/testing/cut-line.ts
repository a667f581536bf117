import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface Line {
  url: string
  /** ends its connections and takes no new ones, until it is mended */
  cut(): Promise<void>
  mend(): Promise<void>
  /** takes connections and keeps silent, as a database does that stands still; until it goes on */
  hold(): void
  goOn(): void
  /**
   * Its connections fall silent, as those of a machine that is lost, until they are given up at last; new ones lead to
   * another.
   */
  lose(): { giveUp(): void }
}

/** A connection to the database that a test can cut and restore, which the driver sees as a network fault. */
export async function cutLine(databaseUrl: string): Promise<Line> {
  const { hostname, port } = new URL(databaseUrl)
  const others = new Map<Socket, Socket>()
  let isHeld = false
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      others.set(socket, other)
      if (!isHeld) socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => others.delete(socket) && other.destroy())
    }
  })
  const listen = (at: number) => new Promise<void>((listening) => proxy.listen(at, '127.0.0.1', listening))
  const cut = () =>
    new Promise<void>((closed) => {
      proxy.close(() => closed())
      for (const socket of others.keys()) socket.destroy()
    })
  const unpipe = () => {
    for (const [socket, other] of others) socket.unpipe(other)
  }
  const hold = () => {
    isHeld = true
    unpipe()
  }
  const lose = () => {
    unpipe()
    const lost = [...others.keys()]
    for (const socket of lost) socket.resume() // into nowhere
    return { giveUp: () => lost.forEach((socket) => void socket.destroy()) }
  }
  const goOn = () => {
    isHeld = false
    for (const [socket, other] of others) socket.pipe(other)
  }
  await listen(0)
  onTestFinished(async () => {
    if (proxy.listening) await cut()
  })

  const url = new URL(databaseUrl)
  const { port: own } = proxy.address() as AddressInfo
  url.hostname = '127.0.0.1'
  url.port = String(own)
  return { url: url.href, cut, mend: () => listen(own), hold, goOn, lose }
}
