import type pg from 'pg'
import type { Logger } from 'pino'
import type { Deliver } from '../mail/transport.ts'
import type { Clock } from '../platform/clock.ts'
import type { PostWebhook } from '../platform/post-webhook.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
import type { TextChannels } from '../platform/text-channels.ts'
import type { SendPush } from '../platform/web-push.ts'

/** Everything that a job may use. Time and effects come from here, so that tests can set them. */
export interface JobParts {
  /** as role worker */
  pool: pg.Pool
  /** as the application's role, for what a person asked for: row security binds it */
  app: pg.Pool
  clock: Clock
  log: Logger
  storage: FileStorage
  mail: {
    deliver: Deliver
    /** the site's origin, for links */
    origin: string
    /** milliseconds before the second try */
    firstWait: number
    /** milliseconds without another notice of a group after which they are mailed together */
    quiet: number
    /** where the answer to what the desk wrote goes; without it, to the company's inbox */
    replyAddress?: ((mailId: string, now: Date) => string) | undefined
    /** where servers report that an e-mail could not be delivered; without it, to the sender of all mail */
    returnPath?: ((mailId: string, now: Date) => string) | undefined
  }
  /** none: nobody is sent text messages */
  textChannels?: TextChannels | undefined
  /** undefined: nothing is shown on devices */
  push?: SendPush | undefined
  /** a receiver of their own is for tests only */
  postWebhook?: PostWebhook | undefined
}

/** A job may run twice, because a worker can die right before it reports success: every job must tolerate that. */
export type Jobs = Record<string, (payload: unknown) => Promise<void>>
