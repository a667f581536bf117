import type { DatabaseUrls } from '@ticarum/db/prepare'
import { onTestFinished } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { silentLog } from '../platform/log.ts'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import { startWorker, type Worker, type WorkerOptions } from '../worker/start-worker.ts'
import { type SmtpOptions, startSmtp, type TestSmtp } from './smtp.ts'

export interface OpenWorker {
  smtp: TestSmtp
  worker: Worker
}

/**
 * A real worker and a real mail server for one test, with short delays; `patience`: how long it waits for a silent
 * server.
 */
export async function openWorker(
  urls: DatabaseUrls,
  { patience = 120_000, ...options }: Partial<WorkerOptions> & SmtpOptions & { patience?: number } = {},
): Promise<OpenWorker> {
  const smtp = await startSmtp(options)
  const worker = startWorker({
    databaseUrl: urls.worker,
    appUrl: urls.app,
    mailServer: { url: smtp.url, from: 'Ticarum <trade@ticarum.example>', patience },
    origin: 'https://ticarum.example',
    storage: diskStorage('/nowhere'),
    clock: systemClock,
    log: silentLog,
    firstWait: 50,
    quiet: 0,
    deadAfter: 1000,
    pollEvery: 200,
    ...options,
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= worker.stop())
  onTestFinished(async () => {
    await stop()
    await smtp.close()
  })
  return { smtp, worker: { ...worker, stop } }
}
