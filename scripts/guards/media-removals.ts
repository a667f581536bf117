import type { Removal } from './removal.ts'

const serving = 'server/src/http/by-signed-address.test.ts'
const signing = 'server/src/platform/storage/signed-addresses.test.ts'
const settings = 'server/src/platform/storage/storage.test.ts'

/** What keeps signed addresses to one file, to who may have it, and to minutes (decision 87). */
export const mediaRemovals: Removal[] = [
  {
    id: 'media-of-others',
    allows: 'whoever knows the name of a picture that is not listed is given it',
    file: 'server/src/http/serve-media.ts',
    before: 'if (!caching) return gone()',
    after: '',
    test: serving,
    named: 'gives nobody else an address',
  },
  {
    id: 'media-redirect-kept',
    allows: 'a shared cache hands the address of a private picture on',
    file: 'server/src/http/serve-media.ts',
    before: 'WHILE_SIGNED = `private,',
    after: 'WHILE_SIGNED = `public,',
    test: serving,
    named: 'forgotten as a redirect',
  },
  {
    id: 'file-redirect-kept',
    allows: 'the address of a private file stays in caches',
    file: 'server/src/http/serve-files.ts',
    before: "headers: { location, 'cache-control': 'private, no-store' }",
    after: 'headers: { location }',
    test: serving,
    named: 'is a download from the store',
  },
  {
    id: 'file-shown-from-store',
    allows: 'a PDF that somebody sent opens as a page, which no policy holds back at the store',
    file: 'server/src/http/serve-files.ts',
    before: "shown && type === 'image/webp'",
    after: 'shown',
    test: serving,
    named: 'only where it is a picture',
  },
  {
    id: 'signed-for-long',
    allows: 'an address that got out opens a private file for a week',
    file: 'server/src/platform/storage/signed-addresses.ts',
    before: 'expiresIn: 2 * SIGNED_FOR',
    after: 'expiresIn: 604_800',
    test: signing,
    named: 'ten at most',
  },
  {
    id: 'signed-headers',
    allows: 'a file is of the type that the store was once told',
    file: 'server/src/platform/storage/signed-addresses.ts',
    before: '[`response-',
    after: '[`x-',
    test: signing,
    named: 'with the headers that were signed',
  },
  {
    id: 'store-without-tls',
    allows: 'private files travel for everybody on the way to read',
    file: 'server/src/platform/env.ts',
    before: "store !== undefined && !store.startsWith('https://')",
    after: 'false',
    test: settings,
    named: 'without TLS',
  },
  {
    id: 'store-on-own-host',
    allows: 'what people sent is answered by the host that has their sessions',
    file: 'server/src/platform/env.ts',
    before: 'store !== undefined && new URL(store).hostname === new URL(settings.ORIGIN).hostname',
    after: 'false',
    test: settings,
    named: 'own host',
  },
]
