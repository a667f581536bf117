import { Socket } from 'node:net'
import pg from 'pg'

/**
 * Sends the statements of one turn of the event loop in one piece. The driver gives the system a piece for each, and
 * that takes a process longer than the rest of what it does for a statement.
 */
export class GatheringClient extends pg.Client {
  private readonly socket: Socket
  private gathers = false

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
  }

  private gather(): void {
    if (this.gathers) return
    this.gathers = true
    this.socket.cork()
    process.nextTick(() => {
      this.gathers = false
      this.socket.uncork()
    })
  }

  protected asSent(statement: unknown): unknown {
    return statement
  }

  override query = ((statement: unknown, ...rest: never[]) => {
    this.gather()
    return super.query(this.asSent(statement) as never, ...rest)
  }) as pg.Client['query']
}

/** Prepares no statement by name: behind pgbouncer the next transaction may have another connection. */
export class UnnamedClient extends GatheringClient {
  protected override asSent(statement: unknown): unknown {
    const named = typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
    return named ? { ...statement, name: undefined } : statement
  }
}
