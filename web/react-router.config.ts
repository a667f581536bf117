import type { Config } from '@react-router/dev/config'

export default {
  // The whole route table is sent with the first page: fetching it in pieces costs a round trip each on a slow
  // connection.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
