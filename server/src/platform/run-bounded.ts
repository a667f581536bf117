import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { createTurns } from './in-turn.ts'
import type { Answer, Tasks } from './serve-tasks.ts'

export interface Bounds {
  /** megabytes of resident memory, above which the process is ended */
  memory: number
  /** seconds for one task */
  seconds: number
}

type Bound = 'memory' | 'time' | 'process'

/** A task needed more memory or time than it may have, or ended its process twice. */
export class OverBounds extends Error {
  readonly bound: Bound

  constructor(bound: Bound, told = '') {
    super(`a bounded task ended by its ${bound}${told && `: ${told}`}`)
    this.bound = bound
  }
}

const LOOK_EVERY = 50 // ms
/** Files after which the process is replaced, and time after which it ends for want of work. */
const MOST_TASKS = 200
const IDLE = 30_000 // ms
const NICE = 10
const TOLD = 500

interface Running {
  child: ChildProcess
  tasks: number
  /** the end of what it wrote to its error output */
  told: string
}

/** Megabytes; 0 where the system does not tell: there only the heap is limited. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/**
 * Runs what reads strangers' files in a process of its own (decision 40): one task at a time, at low priority, without
 * our settings in its environment. The process is kept for the next task, and ended when a task is over its bounds.
 */
export function runBounded<T extends Tasks>(entry: URL, { memory, seconds }: Bounds) {
  const inTurn = createTurns()
  let kept: Running | undefined
  let mostMemory = 0

  function start(): Running {
    const child = fork(entry, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memory}`],
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const running: Running = { child, tasks: 0, told: '' }
    child.stderr?.on('data', (chunk: Buffer) => {
      running.told = `${running.told}${chunk}`.slice(-TOLD)
    })
    child.on('error', () => {}) // where nothing is asked of it: its end is noticed below
    child.once('exit', () => {
      if (kept === running) kept = undefined
    })
    if (child.pid) setPriority(child.pid, NICE)
    return running
  }

  function end({ child }: Running): void {
    child.kill('SIGKILL')
    if (kept?.child === child) kept = undefined
  }

  /** While nothing is asked of it, the process keeps nobody from ending. */
  function rest(running: Running): void {
    running.child.unref()
    running.child.channel?.unref()
    ;(running.child.stderr as { unref?(): void } | null)?.unref?.()
    const tasks = running.tasks
    setTimeout(() => running.tasks === tasks && end(running), IDLE).unref()
  }

  async function attempt(task: string, args: unknown[]): Promise<Answer> {
    if (kept && kept.tasks >= MOST_TASKS) end(kept)
    const running = kept ?? start()
    kept = running
    const { child } = running
    running.tasks += 1
    child.ref()
    child.channel?.ref()
    let over: Bound = 'process'
    const stop = (bound: Bound) => {
      over = bound
      end(running)
    }
    const watch = setInterval(() => {
      mostMemory = Math.max(mostMemory, memoryOf(child.pid))
      if (memoryOf(child.pid) > memory) stop('memory')
    }, LOOK_EVERY)
    const timer = setTimeout(() => stop('time'), seconds * 1000)
    let listening: (() => void) | undefined
    try {
      return await new Promise<Answer>((done, failed) => {
        const onExit = (_: number | null, signal: NodeJS.Signals | null) =>
          failed(new OverBounds(signal === 'SIGABRT' ? 'memory' : over, running.told)) // the heap's own limit aborts
        listening = () => child.off('message', done).off('exit', onExit).off('error', failed)
        child.once('message', done).once('exit', onExit).once('error', failed)
        child.send({ task, args }, (error) => error && end(running))
      })
    } finally {
      clearInterval(watch)
      clearTimeout(timer)
      listening?.()
      rest(running)
    }
  }

  async function run<N extends keyof T & string>(
    task: N,
    args: Parameters<T[N]>,
    caller?: string,
  ): Promise<Awaited<ReturnType<T[N]>>> {
    const answer = await inTurn(async () => {
      try {
        return await attempt(task, args)
      } catch (error) {
        // Somebody else may have ended the process: only a second end is the file's fault.
        if (error instanceof OverBounds && error.bound === 'process') return attempt(task, args)
        throw error
      }
    }, caller)
    if ('failed' in answer) throw new Error(answer.failed)
    return answer.done as Awaited<ReturnType<T[N]>>
  }

  return { run, bounds: { memory, seconds }, mostMemory: () => Math.round(mostMemory), pid: () => kept?.child.pid }
}
