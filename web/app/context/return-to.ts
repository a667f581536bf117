/** An address with the way back that was asked for, as far as there is one. */
export function withReturnTo(address: string, returnTo: string): string {
  if (returnTo === '/') return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ returnTo })}`
}
