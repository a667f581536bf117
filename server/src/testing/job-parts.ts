import { createDelivery } from '../mail/transport.ts'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import type { JobParts } from '../worker/job-parts.ts'

/** For jobs that send and store nothing themselves: a mail server and a storage that do not exist. */
export const jobParts = (given: Pick<JobParts, 'pool' | 'app' | 'clock' | 'log'>): JobParts => ({
  storage: diskStorage('/nowhere'),
  mail: {
    deliver: createDelivery({ url: 'smtp://127.0.0.1:1', from: 'trade@ticarum.example' }),
    origin: 'https://ticarum.example',
    firstWait: 1,
    quiet: 0,
  },
  ...given,
})
