import { setTimeout as sleep } from 'node:timers/promises'
import type { Api } from '@ticarum/server/client'

const TIMEOUT_MS = 8000
const INTERVAL_MS = 200

/** Waits for the first attempt to send the email: true once it was sent, false if it failed or takes too long. */
export async function mailWentOut(api: Api, id: string): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS
  while (Date.now() < end) {
    const invitation = await api.invitations.get.try({ id })
    if (!invitation.ok) return false
    const { mailState, mailTries } = invitation.value
    if (mailState === 'sent') return true
    const tried = mailState === 'queued' && mailTries > 0
    if (mailState === null || mailState === 'failed' || tried) return false
    await sleep(INTERVAL_MS)
  }
  return false
}
