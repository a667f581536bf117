import { expect, it } from 'vitest'
import { isAddress, networkOf } from './network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['no address', 'no address'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

it.each(['', '1', '010.0.0.1', '0x7f.1', '192.0.2', '192.0.2.7:80', '[::1]', 'unknown', '::1::'])(
  "'%s' is no address",
  (text) => expect(isAddress(text)).toBe(false),
)
