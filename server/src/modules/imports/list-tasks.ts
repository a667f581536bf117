import type { FileProblem } from '@ticarum/contract/values/price-list'
import { type List, readList } from './read-list.ts'
import { ListFault } from './sheet.ts'

export type ReadListAnswer = { list: List } | { problem: FileProblem; at: string | null }

/** What reads and writes price lists, in a process of its own. */
export const listTasks = {
  readList(bytes: Uint8Array): ReadListAnswer {
    try {
      return { list: readList(bytes) }
    } catch (error) {
      if (error instanceof ListFault) return { problem: error.problem, at: error.at }
      throw error
    }
  },
  async writeList(...list: Parameters<typeof import('./write-list.ts')['writeList']>) {
    const { writeList } = await import('./write-list.ts') // the reader does without it
    return writeList(...list)
  },
}
