import { execFileSync } from 'node:child_process'

/** Decides what a run of CI draws: other guards and screens for each commit, and the same ones for the same commit. */
export const currentCommit = (): string =>
  execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
