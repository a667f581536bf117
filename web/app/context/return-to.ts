/** A path with the return URL that was asked for, if any. */
export function withReturnTo(address: string, returnTo: string): string {
  if (returnTo === '/') return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ returnTo })}`
}
