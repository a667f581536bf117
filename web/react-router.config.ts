import type { Config } from '@react-router/dev/config'

export default {
  // The whole route table is sent with the first page: fetching it in pieces costs a round trip each on a slow
  // connection.
  routeDiscovery: { mode: 'initial' },
  // Forms of pages that send no referrer have no origin; server/src/http/app.ts tells them from those of others.
  allowedActionOrigins: ['null'],
} satisfies Config
