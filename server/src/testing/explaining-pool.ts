import type { createPool } from '@ticarum/db/transaction'
import { isEntry } from '@ticarum/db/transaction'

type Pool = ReturnType<typeof createPool>

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

export interface ExplainedStatement {
  /** the plan with its values */
  ran: PlanNode
  /** of a prepared statement also the generic plan, which PostgreSQL may keep for all values */
  kept: PlanNode | undefined
}

type Statement = { text: string; values?: unknown[]; name?: string }
type Run = (
  statement: string | Statement,
  values?: unknown[],
) => Promise<{ rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[] }>

/**
 * Explains each statement before it runs, on the same connection and so as the same actor. Begin, commit and the like
 * are not explained.
 */
function explaining(run: Run, tell: (explained: ExplainedStatement) => void): Run {
  const planOf = async (options: string, text: string, values?: unknown[]): Promise<PlanNode> => {
    const { rows } = await run(`explain (${options}, format json) ${text}`, values)
    return rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' }
  }
  return async (statement) => {
    if (typeof statement === 'string' || isEntry(statement.name)) return run(statement)
    const { text, values = [], name } = statement
    const ran = await planOf('analyze, buffers', text, values)
    tell({ ran, kept: name ? await planOf('generic_plan', text) : undefined })
    return run({ text, values })
  }
}

/** A pool that explains each statement before it runs, inside or outside of a transaction. */
export function explainingPool(pool: Pool, tell: (explained: ExplainedStatement) => void): Pool {
  const wrapped = <T extends object>(target: T, own: Record<string, unknown>): T =>
    new Proxy(target, {
      get(_, name) {
        if (typeof name === 'string' && name in own) return own[name]
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const connect = async () => {
    const client = await pool.connect()
    return wrapped(client, { query: explaining(client.query.bind(client) as Run, tell) })
  }
  return wrapped(pool, { connect, query: explaining(pool.query.bind(pool) as Run, tell) })
}

export const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

export const buffersOf = (plan: PlanNode): number =>
  (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
