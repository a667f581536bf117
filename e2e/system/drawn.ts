import { createHash } from 'node:crypto'

const drawnBy = process.env.DRAWN_BY

/** A run of all journeys takes one of so many that are alike, drawn by the commit; a run by name takes each. */
export const isDrawn = (name: string, oneOf: number): boolean =>
  !drawnBy || createHash('sha256').update(`${drawnBy} ${name}`).digest().readUInt32BE() % oneOf === 0
