import { createHash } from 'node:crypto'

const drawnBy = process.env.DRAWN_BY

/** A run of all journeys takes one of so many that are alike, drawn by the commit; a run by name takes each. */
export const isDrawn = (name: string, oneOf: number): boolean =>
  !drawnBy || createHash('sha256').update(`${drawnBy} ${name}`).digest().readUInt32BE() % oneOf === 0

/** What guards the whole site, and tables whose rows are drawn where they stand: each of their journeys is walked. */
const ALWAYS =
  /\/(axe|behind-proxy|cache\S*|errors|forms\S*|forwarded|google|links|lost-response|pass\S*|public-pages|release|scripts|security)\.e2e/

/** '[ORD-04]' and '[ORD-04, ORD-05]', as `npm run spec` reads them. */
const REQUIREMENT = /\[[A-Z][A-Z0-9]*-\d+[,\s\]]/

/** In a run of all, a journey that no requirement names is one of two. */
export const isWalked = (file: string, name: string): boolean =>
  REQUIREMENT.test(name) || ALWAYS.test(file) || isDrawn(name, 2)
