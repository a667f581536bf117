import { readFile } from 'node:fs/promises'

const report = (name: string) => readFile(new URL(`../../../docs/reports/${name}.md`, import.meta.url), 'utf8')

/** The figure of a report that the pattern names. If it is gone, nothing may take its place. */
function figure(page: string, name: string, pattern: RegExp): number {
  const found = pattern.exec(page)?.[1]
  if (found === undefined) throw new Error(`docs/reports/${name}.md no longer has ${pattern}`)
  return Number(found)
}

export interface Capacity {
  /** a second; of one process, or of the one primary, on two cores that everything shared */
  most: number
  source: string
  /** more of them can be started beside each other */
  perProcess: boolean
}

/** What this machine was measured to carry, by the reports. */
export async function capacities(): Promise<Record<string, Capacity>> {
  const [pages, catalogue, events] = await Promise.all(['pages', 'catalogue', 'events'].map(report))
  const of = (page = '', name: string, pattern: RegExp, what: string, perProcess: boolean): Capacity => ({
    most: figure(page, name, pattern),
    source: `[${name}.md](${name}.md), ${what}`,
    perProcess,
  })
  return {
    visitorPages: of(pages, 'pages', /\| \/products, visitor \| (\d+) \|/, '/products for a visitor', true),
    memberPages: of(pages, 'pages', /\| \/products, customer \| (\d+) \|/, '/products for a customer', true),
    lists: of(catalogue, 'catalogue', /\| list \| \d+ \| (\d+) \|/, 'a list of a million products', false),
    searches: of(catalogue, 'catalogue', /\| search, common word \| \d+ \| (\d+) \|/, 'a common word', false),
    orders: of(events, 'events', /\| 40 suppliers \| [\d /]+ \| (\d+) \//, 'placing at 40 suppliers', false),
    streams: of(events, 'events', /\| streams at once \| (\d+)/, 'streams of one process', true),
  }
}
