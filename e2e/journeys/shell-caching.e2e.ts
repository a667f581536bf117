import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { loginOf } from '../browser/sign-in.ts'

describe('caching', () => {
  journey('only a visitor’s home page may be cached for everybody', {}, async ({ page }) => {
    const kept = async (path: string, cookie?: string) => {
      const { 'cache-control': caching, 'set-cookie': cookies } = (
        await page.request.get(path, cookie ? { headers: { cookie } } : {})
      ).headers()
      return { shared: caching?.includes('s-maxage') ?? false, cookies: Boolean(cookies), caching }
    }
    expect(await kept('/')).toMatchObject({ shared: true, cookies: false })
    expect(await kept('/_.data')).toMatchObject({ shared: true, cookies: false })
    expect(await kept('/', 'language=ar; theme=dark')).toMatchObject({ shared: true, cookies: false })
    expect(await kept('/', 'notice=signed-out')).toMatchObject({ shared: false, cookies: true })
    expect(await kept('/?lang=so')).toMatchObject({ shared: false, cookies: true })
    expect(await kept('/', 'session=nonsense')).toMatchObject({ shared: false })
    expect(await kept('/products?after=nonsense')).toMatchObject({ shared: false })
    expect(await kept('/auth')).toMatchObject({ shared: false, caching: 'private, no-store' })
    await beSignedIn(page, loginOf('customer'))
    expect(await kept('/')).toMatchObject({ shared: false, caching: 'private, no-cache' })
  })

  journey('a cached page has nothing of its reader', {}, async ({ page }) => {
    const read = async (cookie: string) => (await page.request.get('/', { headers: { cookie } })).text()
    const dark = await read('theme=dark')
    expect(dark).toBe(await read('theme=light; language=en'))
    expect(dark).not.toMatch(/nonce|<html[^>]* data-(theme|first|saver)/)
  })
})
