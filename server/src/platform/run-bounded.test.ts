import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import type { boundedTasks } from '../testing/bounded-tasks.ts'
import { runBounded } from './run-bounded.ts'

const entry = new URL('../testing/bounded-tasks.ts', import.meta.url)
const start = (seconds = 5) => runBounded<typeof boundedTasks>(entry, { memory: 300, seconds })

it('keeps its process from task to task: at low priority, and without our settings', async () => {
  const bounded = start()
  const { pid } = await bounded.run('say', ['one'])
  expect(await bounded.run('say', ['other'])).toMatchObject({ text: 'other', pid })
  expect(pid).not.toBe(process.pid)
  expect(getPriority(pid)).toBeGreaterThan(getPriority())
  const { secrets } = await bounded.run('say', [''])
  expect(['MALLOC_ARENA_MAX', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'NODE_COMPILE_CACHE']).toEqual(
    expect.arrayContaining(secrets),
  )
})

it.runIf(process.platform === 'linux').each([
  ['memory', 'fillMemory', [5000]],
  ['memory', 'fillHeap', []],
  ['time', 'spin', []],
  ['process', 'die', []],
] as const)('ends a task by its %s (%s), and the next one is done in a new process', async (bound, task, args) => {
  const bounded = start(bound === 'memory' ? 60 : 5) // also where filling it takes long
  const { pid } = await bounded.run('say', [''])
  const [ended, next] = await Promise.allSettled([bounded.run(task, [...args] as never), bounded.run('say', ['next'])])
  expect(ended).toMatchObject({ status: 'rejected', reason: { bound } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { text: 'next' } })
  expect(bounded.pid()).not.toBe(pid)
  expect(bounded.mostMemory()).toBeLessThan(400)
})

it('tells why a task failed, and goes on', async () => {
  const bounded = start()
  await expect(bounded.run('fail', [])).rejects.toThrow('as planned')
  expect(await bounded.run('say', ['next'])).toMatchObject({ text: 'next' })
})

it('does a task again whose process somebody else ended', async () => {
  const bounded = start()
  const { pid } = await bounded.run('say', [''])
  process.kill(pid, 'SIGKILL')
  expect(await bounded.run('say', ['again'])).toMatchObject({ text: 'again' })
})
