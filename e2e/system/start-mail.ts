import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSmtp } from '@ticarum/server/testing/smtp'

export interface RunningMail {
  smtpUrl: string
  /** where journeys read e-mails: `?to=address` */
  url: string
  close(): Promise<void>
}

/** A mail server for all journeys of a run. It temporarily refuses recipients that begin with 'refused'. */
export async function startMail(): Promise<RunningMail> {
  const smtp = await startSmtp({
    fault: (stage, recipient) => (stage === 'rcpt' && recipient?.startsWith('refused') ? { refuse: 451 } : undefined),
  })
  const reader = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://mail').searchParams.get('to') ?? ''
    const mails = smtp.accepted
      .filter(({ recipients }) => recipients.includes(to))
      .map(({ subject, text, html }) => ({ subject, text, html }))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(mails))
  })
  await new Promise<void>((listening) => reader.listen(0, '127.0.0.1', listening))
  return {
    smtpUrl: smtp.url,
    url: `http://127.0.0.1:${(reader.address() as AddressInfo).port}`,
    async close() {
      reader.closeAllConnections()
      await Promise.all([new Promise((closed) => reader.close(closed)), smtp.close()])
    },
  }
}
