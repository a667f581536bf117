import type { createPool } from '@ticarum/db/transaction'

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

export interface Explained {
  /** as it ran, with its values */
  ran: PlanNode
  /** of a named statement also the plan that PostgreSQL may keep for all values */
  kept: PlanNode | undefined
}

/** A pool that explains each statement before it runs it. */
export function explainingPool(pool: Pool, tell: (explained: Explained) => void): Pool {
  const planOf = async (options: string, text: string, values?: unknown[]) => {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (${options}, format json) ${text}`, values)
    return rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' }
  }
  async function query({ text, values = [], name }: { text: string; values?: unknown[]; name?: string }) {
    const ran = await planOf('analyze, buffers', text, values)
    tell({ ran, kept: name ? await planOf('generic_plan', text) : undefined })
    return pool.query({ text, values })
  }
  return Object.assign(Object.create(pool) as Pool, { query })
}

export const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

export const buffersOf = (plan: PlanNode): number => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
