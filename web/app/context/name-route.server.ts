import type { MiddlewareFunction } from 'react-router'
import { visitContext } from './contexts.ts'

/** Tells the server which route answers, as the table of routes writes it: a path would tell whose page it is. */
export const nameRoute: MiddlewareFunction<Response> = ({ pattern, context }, next) => {
  context.get(visitContext).routed(pattern)
  return next()
}
