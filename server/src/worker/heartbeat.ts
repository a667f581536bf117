import type pg from 'pg'
import type { Logger } from 'pino'

export interface Heartbeat {
  /** before the first job is taken: a lock without a heartbeat would never be found */
  join(workerId: string): Promise<void>
  /** releases the jobs that this id still holds */
  leave(workerId: string): Promise<void>
  /** milliseconds since the last one was written; Infinity before the first */
  age(): number
  stop(): Promise<void>
}

// Rows are taken in one order, and passed over where another process has them, so that two never wait for each other.
const BEAT = `insert into worker_beats (worker_id, beat_at)
  select id, now() from unnest($1::text[]) id order by id
  on conflict (worker_id) do update set beat_at = excluded.beat_at`
const UNLOCK = 'select graphile_worker.force_unlock_workers(array_agg(worker_id)) from gone having count(*) > 0'
const LEAVE = `with gone as (delete from worker_beats where worker_id = $1 returning worker_id) ${UNLOCK}`
const TAKE_OVER = `with gone as (
    delete from worker_beats where worker_id in (
      select worker_id from worker_beats where beat_at < now() - $1 * interval '1 millisecond'
        for update skip locked)
      returning worker_id)
  ${UNLOCK}`

/**
 * Writes this process's heartbeat, and takes over the jobs of processes without one; graphile-worker itself would wait
 * four hours.
 */
export function startHeartbeat(pool: pg.Pool, deadAfter: number, log: Logger): Heartbeat {
  const mine = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let beating = Promise.resolve()
  let beatAt = -Infinity

  // Longer than that none is waited for: the next one may have a line that works.
  function ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const query = { text, values, query_timeout: deadAfter }
    return pool.query(query)
  }

  async function write(ids: string[]) {
    await ask(BEAT, [ids])
    beatAt = performance.now()
  }
  async function beat() {
    await write([...mine])
    const { rowCount } = await ask(TAKE_OVER, [deadAfter])
    if (rowCount) log.warn('the jobs of a worker that died were taken over')
  }
  function next() {
    timer = setTimeout(() => {
      beating = beat()
        .catch((error: Error) => log.error({ err: error }, 'the heartbeat failed'))
        .then(() => {
          if (timer) next()
        })
    }, deadAfter / 5)
  }
  next()

  return {
    async join(workerId) {
      mine.add(workerId)
      await write([workerId])
    },
    async leave(workerId) {
      mine.delete(workerId)
      await beating // a beat that is on its way would write it anew
      await pool.query(LEAVE, [workerId])
    },
    age: () => performance.now() - beatAt,
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await beating
    },
  }
}
