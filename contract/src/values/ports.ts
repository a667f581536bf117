import { fold } from '../folding.ts'

export interface Port {
  /** UN/LOCODE, for example 'SOMGQ' */
  code: string
  name: string
  country: string
  /** cities that are reached through it, in any spelling */
  cities: readonly string[]
}

/** The port that serves a city; for an unknown city the first port of the country, else the first of all. */
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
