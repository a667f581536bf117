import type { ErrorCode } from '@ticarum/contract/errors'

/** Saves what was typed in a line; resolves to the error code if it was refused. */
type SaveLine = () => Promise<ErrorCode | undefined>

export interface LineSaver {
  /** Returns what takes the line out again. */
  register(productId: string, save: SaveLine): () => void
  save(productId: string): Promise<ErrorCode | undefined>
  /** Resolves to the first line that could not be saved. */
  saveAll(): Promise<string | undefined>
}

/** Saves the lines of a cart one after the other, so that the last thing typed is the last thing stored. */
export function lineSaver(): LineSaver {
  const lines = new Map<string, SaveLine>()
  let last: Promise<unknown> = Promise.resolve()
  function save(productId: string): Promise<ErrorCode | undefined> {
    const next = last.then(() => lines.get(productId)?.())
    last = next.catch(() => undefined)
    return next
  }
  return {
    register(productId, saveLine) {
      lines.set(productId, saveLine)
      return () => lines.delete(productId)
    },
    save,
    async saveAll() {
      for (const productId of [...lines.keys()]) if (await save(productId)) return productId
      return undefined
    },
  }
}
