import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'

class FakeSource extends EventTarget {
  static opened: FakeSource[] = []
  closed = false
  onerror: (() => void) | undefined
  url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSource.opened.push(this)
  }
  close() {
    this.closed = true
  }
  say(name: string, content: object, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(content), lastEventId }))
  }
}
const latest = () => FakeSource.opened.at(-1) as FakeSource
const line = { onLine: true }
let page = new EventTarget()

beforeEach(() => {
  FakeSource.opened = []
  page = new EventTarget() // streams of other tests hear nothing
  line.onLine = true
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('navigator', line)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const heard = () => ({ position: 'p.1', onTold: vi.fn(), onReload: vi.fn(), onEnded: vi.fn() })

test('after a lost line it resumes where it was, and waits longer each time until it hears something', () => {
  const hearing = heard()
  openEventStream(hearing)
  expect(latest().url).toBe('/events?after=p.1')
  latest().say('message', { kind: 'order', subjectId: 'x' }, 'p.2')
  expect(hearing.onTold).toHaveBeenCalledWith({ id: 'p.2', kind: 'order', subjectId: 'x' })
  for (const [n, wait] of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
    latest().onerror?.()
    vi.advanceTimersByTime(wait - 1)
    expect(FakeSource.opened).toHaveLength(n + 1)
    vi.advanceTimersByTime(1)
    expect(FakeSource.opened).toHaveLength(n + 2)
    expect(latest().url).toBe('/events?after=p.2')
  }
  latest().say('begin', {}, 'p.2')
  latest().onerror?.()
  vi.advanceTimersByTime(1000)
  expect(FakeSource.opened).toHaveLength(10)
  expect(FakeSource.opened.filter(({ closed }) => !closed)).toEqual([latest()])
})

test('a stopping server says when to come back', () => {
  openEventStream(heard())
  latest().say('elsewhere', { after: 700 })
  expect(latest().closed).toBe(true)
  vi.advanceTimersByTime(700)
  expect(FakeSource.opened).toHaveLength(2)
})

test('after the end of the session it does not come back', () => {
  const hearing = heard()
  openEventStream(hearing)
  latest().say('ended', {})
  expect(hearing.onEnded).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(600_000)
  expect(FakeSource.opened).toHaveLength(1)
})

test('without a line it tries nothing, and connects once there is one', () => {
  openEventStream(heard())
  line.onLine = false
  latest().onerror?.()
  vi.advanceTimersByTime(600_000)
  expect(FakeSource.opened).toHaveLength(1)
  line.onLine = true
  page.dispatchEvent(new Event('online'))
  expect(FakeSource.opened).toHaveLength(2)
})
