import type { Area } from './register.ts'
import type { TestResult } from './results.ts'

export interface Coverage {
  covered: Set<string>
  /** ids whose tests ran, but not all of them passed */
  failing: Set<string>
  /** ids in the names of tests that the register does not have */
  unknown: Set<string>
}

/** '[ORD-04] total is exact' and '… [ORD-04, ORD-05]' name the requirements that they prove. */
function idsIn(name: string): string[] {
  return [...name.matchAll(/\[([A-Z][A-Z0-9]*-\d+(?:[,\s]+[A-Z][A-Z0-9]*-\d+)*)\]/g)].flatMap(([, list = '']) =>
    list.split(/[,\s]+/),
  )
}

/** An id counts if at least one test with it passed and none failed. */
export function coverageOf(areas: Area[], results: TestResult[]): Coverage {
  const known = new Set(areas.flatMap(({ ids }) => ids))
  const named = (status: TestResult['status']) =>
    new Set(results.filter((result) => result.status === status).flatMap(({ name }) => idsIn(name)))
  const failing = named('failed')
  const passed = named('passed')
  return {
    covered: passed.difference(failing).intersection(known),
    failing: failing.intersection(known),
    unknown: passed.union(failing).union(named('skipped')).difference(known),
  }
}

/** The open ids of each area, on lines that fit a terminal. */
export function uncoveredLines(areas: Area[], covered: Set<string>, width = 100): string[] {
  return areas.flatMap(({ code, title, ids }) => {
    const open = ids.filter((id) => !covered.has(id))
    return open.length === 0
      ? []
      : [`${code} – ${title}: ${open.length} of ${ids.length} open`, ...wrapped(open, width)]
  })
}

function wrapped(words: string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(`  ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
