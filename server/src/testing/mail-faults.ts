import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseUrls } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import type pg from 'pg'
import { judgeMail, type LedgerMail, type MailVerdict } from './mail-ledger.ts'
import { queueNotice } from './queue-notification.ts'
import { type SmtpFault, type Stage, startSmtp, type TestSmtp } from './smtp.ts'

export interface MailFaults {
  urls: DatabaseUrls
  messages: number
  /** how often the worker's process is killed */
  kills: number
  /** milliseconds after which what is missing counts as lost */
  patience: number
}

export interface MailFaultsReport extends MailVerdict {
  kills: number
  /** accepted by the mail server before a worker ran: e-mail that bypassed the queue */
  withoutWorker: number
  /** the last worker ended by itself when it was told to */
  stopped: boolean
}

/** Every n-th time, so that each kind of fault happens in every run. The first that applies is taken. */
const faultsAt: Record<Stage, [every: number, fault: SmtpFault][]> = {
  connect: [
    [31, { refuse: 421 }],
    [37, 'drop'],
  ],
  mail: [
    [41, { refuse: 451 }],
    [43, 'drop'],
  ],
  rcpt: [
    [13, { refuse: 450 }],
    [29, 'drop'],
  ],
  data: [[23, 'drop']],
  end: [
    [17, { refuse: 451 }],
    [19, 'drop'],
    [5, { delay: 100 }],
  ],
  answer: [
    [11, 'drop'],
    [4, { delay: 200 }],
  ],
}
function faultyServer() {
  const visits: Partial<Record<Stage, number>> = {}
  return (stage: Stage): SmtpFault | undefined => {
    const visit = (visits[stage] ?? 0) + 1
    visits[stage] = visit
    return faultsAt[stage].find(([every]) => visit % every === 0)?.[1]
  }
}

async function queueAll(owner: pg.Pool, app: pg.Pool, messages: number): Promise<LedgerMail[]> {
  const given = createGiven(owner)
  const companyId = await given.company('customer')
  const ledger: LedgerMail[] = []
  for (let count = 0; count < messages; count++) {
    const person = await given.customer({ companyId })
    ledger.push({ id: await queueNotice(app, person.id), recipient: person.email, state: 'queued', unknownOutcomes: 0 })
  }
  return ledger
}

function spawnWorker(urls: DatabaseUrls, smtpUrl: string): ChildProcess {
  const entry = new URL('../worker.ts', import.meta.url).pathname
  const env = {
    PATH: process.env.PATH,
    TMPDIR: process.env.TMPDIR,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: urls.app,
    DATABASE_DIRECT_URL: urls.worker,
    SMTP_URL: smtpUrl,
    WORKER_PORT: '0',
  }
  return spawn(process.execPath, [entry, '--first-wait', '50', '--dead-after', '1500'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/**
 * Lets real workers send what is queued, and kills them halfway. `stopped`: the last one ended by itself when it was
 * told to.
 */
async function killOnTheWay(
  { urls, messages, kills, patience }: MailFaults,
  smtp: TestSmtp,
  waiting: () => Promise<number>,
): Promise<{ killed: number; stopped: boolean }> {
  const deadline = performance.now() + patience
  let worker = spawnWorker(urls, smtp.url)
  let killed = 0
  try {
    while ((await waiting()) > 0 && performance.now() < deadline) {
      // Spread over the work, so that each kill interrupts an e-mail.
      if (killed < kills && smtp.accepted.length > (messages * killed) / kills) {
        worker.kill('SIGKILL')
        await once(worker, 'exit')
        killed++
        worker = spawnWorker(urls, smtp.url)
      }
      await sleep(25)
    }
    worker.kill('SIGTERM')
    const [exitCode] = await once(worker, 'exit')
    return { killed, stopped: exitCode === 0 }
  } finally {
    worker.kill('SIGKILL')
  }
}

/** Queues e-mails to a mail server with faults, and compares what it received with what was queued. */
export async function runMailFaults(run: MailFaults): Promise<MailFaultsReport> {
  const owner = createPool(run.urls.owner, 2)
  const app = createPool(run.urls.app, 2)
  const smtp = await startSmtp({ fault: faultyServer() })
  try {
    const ledger = await queueAll(owner, app, run.messages)
    const withoutWorker = smtp.accepted.length
    const { killed, stopped } = await killOnTheWay(
      run,
      smtp,
      async () => (await owner.query("select from mail_log where state <> 'sent'")).rowCount ?? 0,
    )

    const { rows } = await owner.query<Omit<LedgerMail, 'recipient'>>(
      'select id, state, unknown_outcomes as "unknownOutcomes" from mail_log',
    )
    const logged = new Map(rows.map((row) => [row.id, row]))
    const mails = ledger.map((mail) => ({ ...mail, ...(logged.get(mail.id) ?? { state: 'gone' }) }))
    return { ...judgeMail(mails, smtp.events), kills: killed, withoutWorker, stopped }
  } finally {
    await Promise.all([smtp.close(), owner.end(), app.end()])
  }
}
