import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { type ReceivedMessage, readMessage } from '@ticarum/server/testing/read-message'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { SMTPServer } from 'smtp-server'

/** The developers' mailbox: accepts every e-mail and shows it; nothing leaves this machine. */

interface KeptMail extends ReceivedMessage {
  number: number
  recipients: string
  at: Date
}

export interface Mailbox {
  smtpPort: number
  /** URL of the mailbox's page */
  url: string
  close(): Promise<void>
}

const HOST = '127.0.0.1'
const KEPT = 200
const HEADERS = ['from', 'to', 'date', 'message-id']

const page = (title: string, body: unknown) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>
body{margin:0 auto;padding:24px 16px;max-width:960px;background:#FAF8F4;color:#182428}
body{font:16px/1.5 system-ui,sans-serif}
a{color:#104858}
td,th{padding:6px 16px 6px 0;text-align:start;vertical-align:top}
pre,iframe{background:#FFFDF9;border:1px solid #D8D0C4;border-radius:6px;padding:16px;white-space:pre-wrap}
iframe{box-sizing:border-box;inline-size:100%;block-size:560px;padding:0}
</style>
</head>
<body>${body}</body>
</html>`

const list = (mails: KeptMail[]) =>
  page(
    `Mailbox (${mails.length})`,
    html`<meta http-equiv="refresh" content="3">
<h1>Mailbox</h1>
${mails.length === 0 ? html`<p>No mail yet. Whatever the system sends appears here.</p>` : ''}
<table>${mails.map(row)}</table>`,
  )

const row = ({ number, at, recipients, subject }: KeptMail) =>
  html`<tr><td>${at.toLocaleTimeString('en-GB')}</td><td>${recipients}</td>
<td dir="auto"><a href="/${number}">${subject}</a></td></tr>`

const one = (mail: KeptMail) =>
  page(
    mail.subject,
    html`<p><a href="/">All mail</a></p>
<h1 dir="auto">${mail.subject}</h1>
<table>${HEADERS.map((name) => html`<tr><th>${name}</th><td>${mail.header(name)}</td></tr>`)}</table>
<ul>${linksOf(mail.text).map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>
<iframe title="The mail as HTML" sandbox srcdoc="${mail.html}"></iframe>
<pre dir="auto">${mail.text}</pre>`,
  )

const linksOf = (plain: string): string[] => [...new Set(plain.match(/https?:\/\/\S+/g))]

/** Port 0: any free port. */
export async function startMailbox({ smtpPort, httpPort }: { smtpPort: number; httpPort: number }): Promise<Mailbox> {
  const mails: KeptMail[] = []
  let count = 0

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1000,
    onData: async (stream, session, done) => {
      const message = readMessage(await text(stream))
      mails.unshift({
        ...message,
        number: ++count,
        recipients: session.envelope.rcptTo.map(({ address }) => address).join(', '),
        at: new Date(),
      })
      mails.length = Math.min(mails.length, KEPT)
      done()
    },
  })
  smtp.on('error', () => {}) // a client that disconnected
  await new Promise<void>((listening) => smtp.listen(smtpPort, HOST, listening))

  const app = new Hono()
  app.get('/', (c) => c.html(list(mails)))
  app.get('/:number', (c) => {
    const mail = mails.find(({ number }) => String(number) === c.req.param('number'))
    return mail ? c.html(one(mail)) : c.notFound()
  })
  const http = await new Promise<ReturnType<typeof serve>>((listening) => {
    const server = serve({ fetch: app.fetch, hostname: HOST, port: httpPort }, () => listening(server))
  })

  return {
    smtpPort: (smtp.server.address() as AddressInfo).port,
    url: `http://${HOST}:${(http.address() as AddressInfo).port}`,
    async close() {
      if ('closeAllConnections' in http) http.closeAllConnections()
      await Promise.all([
        new Promise<void>((closed) => smtp.close(closed)),
        new Promise((closed) => http.close(closed)),
      ])
    },
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { smtp: { type: 'string', default: '1025' }, http: { type: 'string', default: '1080' } },
  })
  const mailbox = await startMailbox({ smtpPort: Number(values.smtp), httpPort: Number(values.http) })
  console.log(`Mailbox ${mailbox.url}, mail server smtp://${HOST}:${mailbox.smtpPort}`)
}
