/** The push services of browsers; the first label of those with a star is their own. */
const pushHosts = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', '*.push.apple.com']

/**
 * Whether an address belongs to a push service. The server writes to it, and a device, or whoever pretends to be one,
 * chose it: no other host, port or protocol is ever asked.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return pushHosts.some((host) => (host.startsWith('*') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host))
}
