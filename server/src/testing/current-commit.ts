import { execFileSync } from 'node:child_process'

/** Decides what a run of CI draws: other guards and screens for each commit, and the same ones for the same commit. */
export const currentCommit = (): string =>
  execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()

/** Of which code a report's figures are: `on 2026-11-19, of 60b4385a`. */
export const dayAndCommit = (): string =>
  `on ${new Date().toISOString().slice(0, 10)}, of ${currentCommit().slice(0, 8)}`
