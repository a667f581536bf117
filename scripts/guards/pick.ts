import { createHash } from 'node:crypto'

/** So many of the list, other ones for each seed, and the same ones for the same seed. */
export function pick<T extends { id: string }>(list: readonly T[], most: number, seed: string): T[] {
  const rank = ({ id }: T) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return list
    .map((each) => ({ each, rank: rank(each) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, most)
    .map(({ each }) => each)
}
