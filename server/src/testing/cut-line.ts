import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection to the database that a test can cut and restore, which the driver sees as a network fault. */
export async function cutLine(
  databaseUrl: string,
): Promise<{ url: string; cut(): Promise<void>; mend(): Promise<void> }> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => sockets.delete(socket) && other.destroy())
    }
  })
  const listen = (at: number) => new Promise<void>((listening) => proxy.listen(at, '127.0.0.1', listening))
  const cut = () =>
    new Promise<void>((closed) => {
      proxy.close(() => closed())
      for (const socket of sockets) socket.destroy()
    })
  await listen(0)
  onTestFinished(async () => {
    if (proxy.listening) await cut()
  })

  const url = new URL(databaseUrl)
  const { port: own } = proxy.address() as AddressInfo
  url.hostname = '127.0.0.1'
  url.port = String(own)
  return { url: url.href, cut, mend: () => listen(own) }
}
