import { expect, it } from 'vitest'
import { newDevice } from '../door/caller.ts'
import { openDoor } from '../testing/open-door.ts'
import { serveHttp } from '../testing/open-http.ts'
import { deviceCookies } from './device-cookie.ts'

const SECRET = 'signs what limits tell devices apart by'
const devices = deviceCookies(SECRET)

it('says what was signed, and nothing else', () => {
  const device = { ...newDevice(), knows: ['one', 'two'] }
  const cookie = devices.write(device)
  expect(devices.read(cookie)).toEqual(device)
  const [id, one, two, signature] = cookie.split('.')
  const forged = [
    undefined,
    '',
    '.',
    id,
    [id, one, signature].join('.'),
    [id, two, one, signature].join('.'),
    [newDevice().id, one, two, signature].join('.'),
    `${id}.${one}.${two}.`,
    `${cookie}.${signature}`,
    devices.write({ ...device, knows: Array(40).fill('too long a list') }),
    deviceCookies('a secret of somebody else, as long').write(device),
  ]
  expect(forged.map((each) => devices.read(each))).toEqual(forged.map(() => null))
})

it('comes with the first page that is for its reader alone, and is kept', async () => {
  const opened = await openDoor()
  const pages = {
    mountAssets: () => {},
    render: async (request: Request) => {
      const caching = request.url.endsWith('/auth') ? 'private, no-store' : 'public, max-age=0, s-maxage=50'
      return new Response('a page', { headers: { 'cache-control': caching } })
    },
  }
  const { url } = await serveHttp(opened.door, opened, { pages, environment: { DEVICE_SECRET: SECRET } })
  const asked = async (path: string, cookie = '') =>
    (await fetch(url + path, { headers: { cookie } })).headers.getSetCookie()
  expect(await asked('/about')).toEqual([])
  const [cookie = ''] = await asked('/auth')
  expect(cookie).toMatch(/^device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await asked('/auth', cookie.split(';')[0])).toEqual([])
  expect(await asked('/auth', 'device=forged')).toHaveLength(1)
})
