export interface Piece {
  text: string
  changed: boolean
}

/** Word diff: marks the words outside the longest common subsequence. */
export function wordChanges(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const shared = sharedLengths(old, fresh)
  const pieces = { before: [] as Piece[], after: [] as Piece[] }
  let [at, to] = [0, 0]
  while (at < old.length || to < fresh.length) {
    const [gone, come] = [old[at], fresh[to]]
    if (gone !== undefined && gone === come) {
      add(pieces.before, gone, false)
      add(pieces.after, gone, false)
      at += 1
      to += 1
    } else if (
      gone !== undefined &&
      (come === undefined || lengthAt(shared, at + 1, to) >= lengthAt(shared, at, to + 1))
    ) {
      add(pieces.before, gone, true)
      at += 1
    } else {
      add(pieces.after, come ?? '', true)
      to += 1
    }
  }
  return pieces
}

/** Words with their trailing space, so that joining them gives the text again. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

function add(pieces: Piece[], text: string, changed: boolean): void {
  const last = pieces.at(-1)
  if (last?.changed === changed) last.text += text
  else pieces.push({ text, changed })
}

const lengthAt = (lengths: number[][], at: number, to: number): number => lengths[at]?.[to] ?? 0

/** Table of longest common subsequence lengths, from each pair of positions to the end. */
function sharedLengths(old: string[], fresh: string[]): number[][] {
  const lengths = old.map(() => fresh.map(() => 0))
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = fresh.length - 1; to >= 0; to -= 1) {
      const row = lengths[at] ?? []
      row[to] =
        old[at] === fresh[to]
          ? 1 + lengthAt(lengths, at + 1, to + 1)
          : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1))
    }
  }
  return lengths
}
