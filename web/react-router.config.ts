import type { Config } from '@react-router/dev/config'

export default {
  // The whole route table goes out with the first page: asking for it piece by piece costs a slow line a round trip
  // each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
