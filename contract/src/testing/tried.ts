import { TestRunner } from 'vitest'
import type { Abuse, Tried } from './abuses.ts'

declare module 'vitest' {
  interface TaskMeta {
    tried?: Tried
  }
}

/** Says that the test that runs now tried something so many times; it passes only if none of them had an effect. */
export function tried(abuse: Abuse, times: number): void {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error('only a test tries something')
  const before = test.meta.tried ?? {}
  test.meta.tried = { ...before, [abuse]: (before[abuse] ?? 0) + times }
}
