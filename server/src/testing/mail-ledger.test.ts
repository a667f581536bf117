import { describe, expect, it } from 'vitest'
import { judgeMail, type LedgerMail } from './mail-ledger.ts'
import type { SmtpEvent } from './smtp.ts'

const clean = { lost: 0, doubledUncounted: 0, triedForNothing: 0, strange: 0 }
const mail = (id: string, given: Partial<LedgerMail> = {}): LedgerMail => ({
  id,
  recipient: `${id}@example.com`,
  state: 'sent',
  unknownOutcomes: 0,
  ...given,
})
const event = (id: string, did: SmtpEvent['did'], stage: SmtpEvent['stage'] = 'end'): SmtpEvent => ({
  did,
  stage,
  recipient: `${id}@example.com`,
  messageId: `<${id}@ticarum.example>`,
})
const three = [mail('a'), mail('b'), mail('c')]
const takenOnce = ['a', 'b', 'c'].map((id) => event(id, 'accepted'))

describe('the judge of the mail ledger', () => {
  it('finds no fault in mail that was accepted once, or refused before', () => {
    const events = [event('a', 'refused', 'rcpt'), event('b', 'dropped', 'data'), event('b', 'refused'), ...takenOnce]
    expect(judgeMail(three, events)).toEqual({
      delivered: 3,
      doubled: 0,
      unknownOutcomes: 0,
      refusals: 2,
      drops: 1,
      faults: clean,
    })
  })

  it('finds a planted lost mail', () => {
    expect(judgeMail(three, takenOnce.slice(1))).toMatchObject({ delivered: 2, faults: { ...clean, lost: 1 } })
    expect(judgeMail([mail('a', { state: 'queued' }), ...three.slice(1)], takenOnce)).toMatchObject({
      delivered: 2,
      faults: { ...clean, lost: 1 },
    })
  })

  it('finds a planted doubled mail, unless its unknown outcome was counted', () => {
    const twice = [...takenOnce, event('b', 'accepted')]
    expect(judgeMail(three, twice)).toMatchObject({
      doubled: 1,
      faults: { ...clean, doubledUncounted: 1, triedForNothing: 1 },
    })
    const counted = [mail('a'), mail('b', { unknownOutcomes: 1 }), mail('c')]
    expect(judgeMail(counted, [...twice, event('b', 'dropped', 'answer')])).toMatchObject({
      doubled: 1,
      unknownOutcomes: 1,
      faults: clean,
    })
  })

  it('finds a planted try without a reason', () => {
    expect(judgeMail(three, [event('a', 'dropped', 'end'), ...takenOnce])).toMatchObject({
      doubled: 0,
      faults: { ...clean, triedForNothing: 1 },
    })
  })

  it('finds a planted mail that nobody queued, and one with another Message-ID', () => {
    const changed = { ...event('c', 'accepted'), messageId: '<other@ticarum.example>' }
    expect(judgeMail(three, [...takenOnce, event('ghost', 'accepted')]).faults.strange).toBe(1)
    expect(judgeMail(three, [...takenOnce.slice(0, 2), changed]).faults.strange).toBe(1)
  })
})
