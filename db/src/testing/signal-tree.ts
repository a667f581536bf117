import { readdirSync, readFileSync } from 'node:fs'

/** Sent to a process and to what it started; one that is gone already needs no signal. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  const parentOf = (each: string) => {
    try {
      return Number(readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
    } catch {
      return 0
    }
  }
  const children = readdirSync('/proc').filter((each) => /^\d+$/.test(each) && parentOf(each) === pid)
  for (const each of [pid, ...children.map(Number)])
    try {
      process.kill(each, signal)
    } catch {}
}
