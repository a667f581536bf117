import { imageTypes } from '@ticarum/contract/values/images'
import { type Bounds, OverBounds, runBounded } from '../platform/run-bounded.ts'
import type { PictureLimits } from './decode-image.ts'
import type { pictureTasks, ReadImage } from './picture-tasks.ts'

const MEGA = 1_000_000

function pictureProcess(bounds: Bounds, most: Omit<PictureLimits, 'types'>) {
  const limits = { types: imageTypes, ...most }
  return { limits, ...runBounded<typeof pictureTasks>(new URL('./picture-process.ts', import.meta.url), bounds) }
}

/**
 * Pictures of visitors wait for each other, and not members for them. A camera's whole resolution is enough for
 * members, what cameras save by default for visitors.
 */
export const pictureProcesses = {
  visitors: pictureProcess({ memory: 400, seconds: 20 }, { pixels: 25 * MEGA, bytes: 100 * MEGA }),
  members: pictureProcess({ memory: 700, seconds: 60 }, { pixels: 50 * MEGA, bytes: 200 * MEGA }),
}

/** Who sent a picture: a visitor, or a member by their id. */
export type Sender = { kind: 'visitor' } | { kind: 'person'; userId: string }

const processOf = (sender: Sender) => pictureProcesses[sender.kind === 'visitor' ? 'visitors' : 'members']
const idOf = (sender: Sender) => (sender.kind === 'person' ? sender.userId : undefined)

/** A file that is over the bounds is refused like one that is broken. */
const orRefused = <T>(read: Promise<T>): Promise<T | undefined> =>
  read.catch((error: unknown) => {
    if (error instanceof OverBounds) return undefined
    throw error
  })

/** Decodes an uploaded file and re-encodes it; undefined if it is not a picture that we accept. */
export function readImage(bytes: Uint8Array, sender: Sender): Promise<ReadImage | undefined> {
  const { run, limits } = processOf(sender)
  return orRefused(run('readImage', [bytes, limits], idOf(sender)))
}

/** The same for a picture that is not served in sizes, for example a photograph of a receipt. */
export function readOriginal(bytes: Uint8Array, types: readonly string[], sender: Sender): Promise<Buffer | undefined> {
  const { run, limits } = processOf(sender)
  return orRefused(run('readOriginal', [bytes, { ...limits, types }], idOf(sender)))
}
