import { fold } from '../folding.ts'

export interface Port {
  /** UN/LOCODE, as in 'SOMGQ' */
  code: string
  name: string
  country: string
  /** that are reached through it, in whatever spelling people use */
  cities: readonly string[]
}

/** The port that serves a city; of one that nobody named, the first of the country, else the first of all. */
export function portOfCity<P extends Port>(
  ports: readonly P[],
  { city, country }: { city: string; country: string },
): P | undefined {
  const same = (a: string, b: string) => fold(a.trim()) === fold(b.trim())
  return (
    ports.find((port) => [port.name, ...port.cities].some((served) => same(served, city))) ??
    ports.find((port) => same(port.country, country)) ??
    ports[0]
  )
}
