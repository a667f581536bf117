import { describe } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { loginOf } from '../browser/sign-in.ts'

const DIR = '/tmp/g/tables-work/'
const looks = (process.env.LOOK ?? '/admin/orders').split(',')
describe('look', () => {
  for (const path of looks) {
    for (const [name, options] of Object.entries({
      wide: { viewport: { width: 1280, height: 900 } },
      phone: { viewport: { width: 390, height: 844 } },
      ar: { viewport: { width: 1280, height: 900 }, language: 'ar', dark: true },
    } as const)) {
      journey(`${path} ${name}`, options as never, async ({ page, open, awake }) => {
        await beSignedIn(page, loginOf(path.startsWith('/admin') ? 'admin' : 'supplier'))
        await open(path)
        await awake()
        if (process.env.TICK) for (const box of (await page.locator('main td input[type=checkbox]').all()).slice(0, 2)) await box.check()
        if (process.env.KEY) await page.keyboard.press(process.env.KEY)
        await page.screenshot({ path: `${DIR}${path.replaceAll(/\W/g, '-')}-${name}.png` })
      })
    }
  }
})
