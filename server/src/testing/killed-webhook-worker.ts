import { systemClock } from '../platform/clock.ts'
import { silentLog } from '../platform/log.ts'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import { startWorker } from '../worker/start-worker.ts'
import { postLocally } from './webhook-receiver.ts'

/** A real worker in a process of its own, killed when a receiver has taken a delivery and nobody knows it yet. */
const { WORKER_URL = '', APP_URL = '', PORT = '' } = process.env
const post = postLocally(Number(PORT))
startWorker({
  databaseUrl: WORKER_URL,
  appUrl: APP_URL,
  mailServer: { url: 'smtp://127.0.0.1:1', from: 'trade@ticarum.example' },
  origin: 'https://ticarum.example',
  storage: diskStorage('/nowhere'),
  clock: systemClock,
  log: silentLog,
  deadAfter: 1000,
  postWebhook: async (...sent) => {
    await post(...sent)
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => {})
  },
})
