import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

const memories: Map<string, unknown>[] = []

/** What the pages of one document remember for who comes back to them, until an action: it may change anything. */
export function keptUntilAction<T>(): Map<string, T> {
  const memory = new Map<string, T>()
  memories.push(memory)
  return memory
}

export const forgetOnAction: MiddlewareFunction<Record<string, DataStrategyResult>> = ({ request }, next) => {
  if (request.method !== 'GET') for (const memory of memories) memory.clear()
  return next()
}
