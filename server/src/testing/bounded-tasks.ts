import { serveTasks } from '../platform/serve-tasks.ts'

const kept: Buffer[] = []

/** Tasks that want more than they may have, for tests of run-bounded.ts. */
export const boundedTasks = {
  say: (text: string) => ({ text, pid: process.pid, secrets: Object.keys(process.env).sort() }),
  async fillMemory(megabytes: number) {
    for (let n = 0; n < megabytes; n += 10) {
      kept.push(Buffer.alloc(10 * 1024 * 1024, 1))
      await new Promise((next) => setTimeout(next, 1))
    }
  },
  fillHeap() {
    const all: string[][] = []
    for (;;) all.push(Array.from({ length: 100_000 }, (_, n) => `${n}`))
  },
  spin() {
    for (;;);
  },
  die: () => process.exit(3),
  fail() {
    throw new Error('as planned')
  },
}

serveTasks(boundedTasks)
