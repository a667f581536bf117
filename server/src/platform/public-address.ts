import ipaddr from 'ipaddr.js'

/** Azure answers its machines there, on an address that looks public. */
const OF_MACHINES = ['168.63.129.16']

/**
 * Whether an address belongs to the public internet. Of IPv6 only what is given out at all (2000::/3): everything that
 * carries or translates an IPv4 address, and so could lead inside, is none.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || OF_MACHINES.includes(address)) return false
  return parsed.kind() === 'ipv4' || ((parsed as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1
}
