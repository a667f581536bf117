import { callApi } from '../../forms/call-api.ts'

export type DeviceProblem = 'unsupported' | 'refused' | 'unconfirmed' | 'failed'
export type DeviceAnswer = { ok: true } | { ok: false; problem: DeviceProblem }

const failed = (problem: DeviceProblem): DeviceAnswer => ({ ok: false, problem })

/** Asks the reader for permission, the browser for an address, and has notices sent there. */
export async function showNoticesHere(publicKey: string): Promise<DeviceAnswer> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return failed('unsupported')
  if ((await Notification.requestPermission()) !== 'granted') return failed('refused')
  const { pushManager } = await navigator.serviceWorker.register('/push-worker.js')
  await navigator.serviceWorker.ready
  // A new address each time: the old one may have been somebody else's on this device, or of another key.
  await (await pushManager.getSubscription())?.unsubscribe()
  const { endpoint = '', keys = {} } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON()
  const { p256dh = '', auth = '' } = keys
  const answer = await callApi('notifications.subscribe', { endpoint, p256dh, auth })
  if (answer.ok) return { ok: true }
  return failed(answer.code === 'EMAIL_NOT_CONFIRMED' ? 'unconfirmed' : 'failed')
}

/** The server's word counts: without it, the browser's side is left as it is. */
export async function showNoNoticesHere(): Promise<DeviceAnswer> {
  const answer = await callApi('notifications.unsubscribe', {})
  if (!answer.ok) return failed('failed')
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await registration?.unregister()
  return { ok: true }
}
