import type { Due } from '../inbox/due.ts'
import type { Waited } from '../reviews/waiting-time.ts'

/** The lists of the desk that the dashboard counts: kinds of the inbox, and others. */
export const deskLists = [
  'contact',
  'application',
  'order',
  'reviews',
  'submitted',
  'change',
  'papers',
  'feedback',
] as const

export interface WaitingFigures {
  count: number
  more: boolean
  /** waiting time of the oldest item */
  waited: Waited | null
  /** the promise that ends first */
  due: Due | null
}

export type DeskFigures = Record<(typeof deskLists)[number], WaitingFigures>

/** What the trade settings ask for. */
export interface TradeFigures {
  /** what the company does not say yet of its buyers' money */
  unsaid: number
  /** changes of the ways to pay that the reader may agree to */
  ways: number
}
