import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '@ticarum/db/free-port'
import { describe, expect } from 'vitest'
import { journey } from '../browser/journey.ts'
import { root } from '../system/entry.ts'
import { startServer } from '../system/start-server.ts'

describe('when something is not there', () => {
  for (const scripts of [true, false]) {
    journey(
      `an unknown path shows the 404 page with a link home, ${scripts ? 'with' : 'without'} scripts [PAGE-06]`,
      { scripts, statuses: [404] },
      async ({ page, open, awake }) => {
        const answer = await open('/no/such/page')
        expect(answer.status()).toBe(404)
        if (scripts) await awake()
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Oops! Page not found')
        await page.locator('main').getByRole('link').click()
        await page.waitForURL('/')
        await page.getByRole('heading', { name: 'Wholesale from Turkey to Somalia' }).waitFor()
      },
    )
  }

  journey(
    'an unreachable database: 503, an alert, and the request id',
    { statuses: [503], language: 'tr' },
    async ({ page, awake }) => {
      const server = await startServer({
        DATABASE_URL: `postgres://app:development@127.0.0.1:${await freePort()}/ticarum`,
        DATABASE_SIGN_IN_URL: `postgres://sign_in:development@127.0.0.1:${await freePort()}/ticarum`,
      })
      try {
        const answer = await page.goto(server.url)
        expect(answer?.status()).toBe(503)
        await awake()
        const alert = await page.getByRole('alert').textContent()
        expect(alert).toContain('Bu sayfayı şu anda gösteremiyoruz')
        expect(alert).toContain(answer?.headers()['x-request-id'])
        expect(await page.getByRole('link', { name: 'Tekrar dene' }).getAttribute('href')).toBe('/')
      } finally {
        await server.stop()
      }
    },
  )

  journey('a failed read of session and role is only logged [ERR-75]', {}, async ({ page }) => {
    const server = await startServer({
      DATABASE_URL: `postgres://app:development@127.0.0.1:${await freePort()}/ticarum`,
      DATABASE_SIGN_IN_URL: `postgres://sign_in:development@127.0.0.1:${await freePort()}/ticarum`,
    })
    try {
      await page.context().addCookies([{ name: 'session', value: 'x'.repeat(43), url: server.url }])
      const answer = await page.goto(`${server.url}/forgot-password`)
      expect(answer?.status()).toBe(200)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.locator('[role=alert], [role=status]').count()).toBe(0)
      await expect
        .poll(() => readFile(path.join(root, 'test-results/e2e-http.log'), 'utf8'))
        .toContain(answer?.headers()['x-request-id'])
    } finally {
      await server.stop()
    }
  })
})
