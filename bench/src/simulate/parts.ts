import { type day as assumed, peak } from './assumptions.ts'
import type { Capacity } from './capacities.ts'

/** What a part has to carry at a size, and what it can. */
export interface Part {
  what: string
  /** a second in the busiest one; of streams: at once */
  wanted: number
  capacity: Capacity
}

const busiest = (ofDay: number) => ((ofDay * peak.hour) / 3600) * peak.second

/** The busiest second of a day that is this many times as large. */
export function demandOf(size: number, day: typeof assumed) {
  const visitorPages = day.visitors.visits * day.visitors.pages
  const memberPages = day.members.visits * day.members.pages
  const rendered = visitorPages * (1 - day.fromCache)
  const asked = rendered + memberPages
  return {
    visitorPages: busiest(rendered) * size,
    memberPages: busiest(memberPages) * size,
    lists: busiest(asked * (1 - day.searches)) * size,
    searches: busiest(asked * day.searches) * size,
    orders: busiest(day.orders) * size,
    messages: busiest(day.messages) * size,
    events: busiest(day.orders * day.eventsOfOrder + day.messages * day.eventsOfMessage) * size,
    mails: busiest(day.orders * day.mailsOfOrder + day.otherMails) * size,
    images: busiest(day.images) * size,
    streams: day.connected * size,
  }
}

const NAMES: Record<string, string> = {
  visitorPages: 'pages for visitors that the cache does not have',
  memberPages: 'pages for people who are signed in',
  lists: 'lists and single rows of the catalogue',
  searches: 'searches',
  orders: 'placing orders',
  images: 'pictures re-encoded',
  streams: 'open streams of live events',
}

export function partsOf(size: number, day: typeof assumed, measured: Record<string, Capacity>): Part[] {
  const demand: Record<string, number> = demandOf(size, day)
  const parts = Object.entries(measured).map(([name, capacity]) => ({
    what: NAMES[name] ?? name,
    wanted: demand[name] ?? 0,
    capacity,
  }))
  return parts.sort((a, b) => loadOf(b) - loadOf(a))
}

/** 1: as much as one process, or the one database, of this machine carries. */
export const loadOf = ({ wanted, capacity }: Part): number => wanted / capacity.most
