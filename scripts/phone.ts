import { measurePhone } from '../e2e/phone/phone.ts'
import { requireBuiltWeb } from './journeys/require-built-web.ts'

/**
 * `npm run phone`: the public pages on slow 3G; `npm run phone -- /products /cart`: those under these paths. Times vary
 * and are only shown.
 */
requireBuiltWeb()
await measurePhone(process.argv.slice(2))
