// biome-ignore lint/suspicious/noExplicitAny: each task has arguments of its own
export type Tasks = Record<string, (...args: any[]) => unknown>
export type Answer = { done: unknown } | { failed: string }

/** The other side of run-bounded.ts: does one task after the other, and ends with the process that asks for them. */
export function serveTasks(tasks: Tasks): void {
  process.once('disconnect', () => process.exit())
  // A stop of the server is for its parent, which lets running tasks finish.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {})
  process.on('message', async ({ task, args }: { task: string; args: unknown[] }) => {
    process.send?.(await answerOf(async () => tasks[task]?.(...args)))
  })
}

async function answerOf(work: () => Promise<unknown>): Promise<Answer> {
  try {
    return { done: await work() }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}
