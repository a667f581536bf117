import { contract } from '@ticarum/contract/contract'
import { createDoor, type Door } from '@ticarum/server/door/door'
import { systemClock } from '@ticarum/server/platform/clock'
import { silentLog } from '@ticarum/server/platform/log'
import { diskStorage } from '@ticarum/server/platform/storage/disk-storage'
import { routers } from '@ticarum/server/routers'
import type pg from 'pg'

/** The whole door on this pool, without rate limits: the bench calls more often than a person may. */
export const doorOn = (pool: pg.Pool, wakeStreams?: () => void): Door =>
  createDoor(contract, routers, {
    pool,
    signInPool: pool, // nobody signs in here
    clock: systemClock,
    log: silentLog,
    origin: 'https://ticarum.example',
    wakeWorker: () => {},
    ...(wakeStreams ? { wakeStreams } : {}),
    storage: diskStorage('.'), // reads store no files
    dealSecret: '', // no link is made here
    rateLimiter: async () => {},
  })
