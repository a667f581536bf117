import { useRef, useState } from 'react'
import type { BulkProgress } from './bulk-bar.tsx'

/** Rows of one request, while progress is shown. */
const PART = 25

export interface BulkItem {
  id: string
  outcome: string
}

export interface BulkResult<Item extends BulkItem> {
  actId: string | undefined
  done: number
  left: Item[]
}

type Part<Item> = { ok: true; value: { items: Item[]; actId?: string | null } } | { ok: false }

export interface BulkRunSteps<Item extends BulkItem> {
  /** ids of all rows that match; null: they could not be read */
  matching(): Promise<string[] | null>
  act(ids: string[], actId: string | undefined, key: string): Promise<Part<Item>>
}

/** A few rows are sent as a form; more of them part by part, so that the page can say how far it is. */
export const needsParts = (ids: string[], all: boolean): boolean => all || ids.length > PART

/**
 * Does something to many rows part by part. Started again after a part failed, it goes on with that part under the same
 * key, so nothing is done twice.
 */
export function useBulkRun<Item extends BulkItem>() {
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const running = useRef(false)
  const keys = useRef(new Map<string, string>())

  async function run(ids: string[] | 'all', { matching, act }: BulkRunSteps<Item>): Promise<BulkResult<Item> | null> {
    if (running.current) return null
    running.current = true
    try {
      const all = ids === 'all' ? await matching() : ids
      if (!all) return null
      const result: BulkResult<Item> = { actId: undefined, done: 0, left: [] }
      for (let at = 0; at < all.length; at += PART) {
        setProgress({ done: at, total: all.length })
        const part = all.slice(at, at + PART)
        const name = part.join()
        const key = keys.current.get(name) ?? crypto.randomUUID()
        keys.current.set(name, key)
        const answer = await act(part, result.actId, key)
        if (!answer.ok) return null
        result.actId = answer.value.actId ?? result.actId
        result.left.push(...answer.value.items.filter(({ outcome }) => outcome !== 'done'))
        result.done += answer.value.items.filter(({ outcome }) => outcome === 'done').length
      }
      keys.current.clear()
      return result
    } finally {
      running.current = false
      setProgress(null)
    }
  }
  return { progress, run }
}
