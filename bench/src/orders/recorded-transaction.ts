import { newId } from '@ticarum/db/ids'
import { isEntry } from '@ticarum/db/transaction'
import type pg from 'pg'

type SentStatement = string | { text: string; name?: string; values?: unknown[] }

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * Records the statements of a transaction as the door sends them. `replay` sends them again without waiting in between,
 * with new ids for the rows that they insert.
 */
export function recording(
  pool: pg.Pool,
  productId: string,
  supplierId: string,
): { recorder: pg.Pool; replay(on: pg.Pool, productId: string): Promise<void> } {
  const sent: SentStatement[] = []
  const recorder = Object.assign(Object.create(pool) as pg.Pool, {
    // Not through the recorder's own `connect`: statements outside the transaction are not recorded.
    query: (statement: pg.QueryConfig) => pool.query(statement),
    connect: async () => {
      const client = await pool.connect()
      return Object.assign(Object.create(client) as pg.PoolClient, {
        query: (statement: SentStatement) => {
          sent.push(statement)
          return client.query(statement as pg.QueryConfig)
        },
        release: (broken?: boolean) => client.release(broken),
      })
    },
  })
  /**
   * The ids that the call generated: they stand in the rows that it wrote and did not exist before. Ids of people and
   * companies stay.
   */
  const made = () => {
    const [actor = []] = sent.flatMap((each) =>
      typeof each === 'object' && isEntry(each.name) ? [each.values ?? []] : [],
    )
    const kept = new Set([productId, supplierId, ...(JSON.stringify(actor).match(ID) ?? [])])
    const written = sent.filter(
      (each) => typeof each === 'object' && !isEntry(each.name) && /^\s*(insert|select fx\.|update)/i.test(each.text),
    )
    return new Set((JSON.stringify(written).match(ID) ?? []).filter((id) => !kept.has(id)))
  }
  let makes: Set<string> | undefined
  async function replay(on: pg.Pool, product: string): Promise<void> {
    makes ??= made()
    const named = new Map([...makes].map((id) => [id, newId()]))
    const anew = (value: unknown): unknown => {
      if (typeof value === 'string')
        return value.replace(ID, (id) => (id === productId ? product : (named.get(id) ?? id)))
      return Array.isArray(value) ? value.map(anew) : value
    }
    const client = await on.connect()
    try {
      await Promise.all(
        sent.map((each) =>
          client.query(typeof each === 'string' ? each : { ...each, values: (each.values ?? []).map(anew) }),
        ),
      )
    } finally {
      client.release()
    }
  }
  return { recorder, replay }
}
