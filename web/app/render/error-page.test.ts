import { data, redirect } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorPage } from './error-page.ts'

const failed = vi.fn()
const visit = { requestId: '019c1cef', failed } as unknown as Parameters<typeof errorPage>[1]
const refusal = (code: string, status: number) => Object.assign(new Error(code), { code, status, args: {} })

afterEach(() => {
  failed.mockClear()
  vi.unstubAllEnvs()
})

describe('what a loader threw', () => {
  it('becomes the error page with the refusal, its status and the number of the request', () => {
    expect(errorPage(refusal('UNAVAILABLE', 503), visit)).toEqual(
      data({ code: 'UNAVAILABLE', requestId: '019c1cef' }, { status: 503 }),
    )
    expect(failed).not.toHaveBeenCalled()
  })

  it('leads nowhere when the address made no sense', () => {
    expect(errorPage(refusal('INPUT_INVALID', 422), visit)).toEqual(
      data({ code: 'NOT_FOUND', requestId: '019c1cef' }, { status: 404 }),
    )
  })

  it('tells the reader nothing of a fault of ours, and the log everything', () => {
    vi.stubEnv('DEV', false)
    const fault = new TypeError('secret')
    expect(errorPage(fault, visit)).toEqual(data({ code: 'INTERNAL', requestId: '019c1cef' }, { status: 500 }))
    expect(failed).toHaveBeenCalledExactlyOnceWith(fault)
  })

  it('goes through when it was meant', () => {
    const meant = redirect('/auth')
    expect(errorPage(meant, visit)).toBe(meant)
  })
})
