import { OverBounds, runBounded } from '../../platform/run-bounded.ts'
import type { listTasks } from './list-tasks.ts'
import type { List } from './read-list.ts'
import { ListFault } from './sheet.ts'

/** Workbooks at the limits of what is read took 5 seconds and 450 MB. */
export const listProcess = runBounded<typeof listTasks>(new URL('./list-process.ts', import.meta.url), {
  memory: 700,
  seconds: 30,
})

/** Reads a list that somebody sent; one that is over the bounds can not be read. Throws a fault of the whole file. */
export async function readSentList(bytes: Uint8Array): Promise<List> {
  const answer = await listProcess.run('readList', [bytes]).catch((error: unknown) => {
    throw error instanceof OverBounds ? new ListFault('unreadable') : error
  })
  if ('problem' in answer) throw new ListFault(answer.problem, answer.at)
  return answer.list
}
