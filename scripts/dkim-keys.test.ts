import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { newId } from '@ticarum/db/ids'
import { createDelivery } from '@ticarum/server/mail/transport'
import { readSettings } from '@ticarum/server/platform/env'
import { startSmtp } from '@ticarum/server/testing/smtp'
import { dkimHolds } from '@ticarum/server/testing/verify-dkim'
import { expect, it, onTestFinished } from 'vitest'

const script = path.join(import.meta.dirname, 'dkim-keys.ts')
const from = 'Ticarum <trade@ticarum.example>'
const printed = () => spawnSync(process.execPath, [script, 'ticarum.example', 'a'], { encoding: 'utf8' }).stdout
/** What a receiver's resolver makes of the printed record. */
const recordIn = (text: string) =>
  [...(/ IN TXT \((.*)\)/.exec(text)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(([, part]) => part).join('')

async function oneMail(settings: string) {
  const smtp = await startSmtp()
  onTestFinished(smtp.close)
  const { DKIM_SELECTOR: selector = '', DKIM_PRIVATE_KEY: privateKey = '' } = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://app@127.0.0.1/ticarum',
    ...parseEnv(settings),
  })
  const deliver = createDelivery({ url: smtp.url, from, dkim: { selector, privateKey } })
  const words = 'Siparişiniz alındı.  Teşekkürler.\n\n.\nŞ'.repeat(50)
  const mail = {
    id: newId(),
    recipient: 'reader@example.com',
    language: 'tr' as const,
    subject: 'Sipariş',
    text: words,
  }
  expect(await deliver({ ...mail, html: `<p>${words}</p>` })).toEqual({ outcome: 'accepted' })
  return smtp.accepted[0]?.raw ?? ''
}

it('prints keys by which receivers find mail signed, and any change in it', async () => {
  const text = printed()
  const raw = await oneMail(text)
  expect(raw).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256; c=relaxed\/relaxed; d=ticarum\.example;\s+.*s=a;/s)
  const record = recordIn(text)
  expect(record).toMatch(/^v=DKIM1; k=rsa; p=/)
  expect(text).toContain('a._domainkey.ticarum.example. IN TXT')
  expect(dkimHolds(raw, record)).toBe(true)
  expect(dkimHolds(raw, recordIn(printed()))).toBe(false)
  for (const [was, becomes] of [
    ['From: Ticarum', 'From: Ticarum Bank'],
    ['To: ', 'To: evil@example.com, '],
    ['Subject: ', 'Subject: Re: '],
    ['<p>', '<p>Pay here: '],
  ] as const)
    expect([was, dkimHolds(raw.replace(was, becomes), record)]).toEqual([was, false])
})
