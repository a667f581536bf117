import type { Visit } from '@ticarum/server/client'
import {
  type ActionFunction,
  createRequestHandler,
  type LoaderFunction,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { apiContext, visitContext } from '../context/contexts.ts'
import { settleCaching } from './cache-control.ts'
import { errorPage } from './error-page.ts'
import { settleIndexing } from './indexing.ts'

/** Seconds after which a page that could not be shown may be asked for again; machines read it, people are told. */
const AGAIN_AFTER = '2'

/** Renders a page for the server. It is part of the bundle, so both share one router and its contexts. */
export function createRenderer(
  bundle: ServerBuild,
  origin: string,
): (request: Request, visit: Visit) => Promise<Response> {
  // The router compares a form's origin with the request's URL, which a proxy that terminates TLS has changed.
  const allowedActionOrigins = [...(bundle.allowedActionOrigins || []), new URL(origin).host]
  const build = { ...withErrorPages(bundle), allowedActionOrigins }
  const handle = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production')

  return async (request, visit) => {
    const context = new RouterContextProvider()
    context.set(apiContext, visit.api)
    context.set(visitContext, visit)
    const response = await handle(request, context)
    settleCaching(response, visit.hasSession)
    settleIndexing(response)
    if (response.status === 503) response.headers.set('retry-after', AGAIN_AFTER)
    return response
  }
}

/** Turns domain errors that a loader or action did not handle into the error page with their status, for all routes. */
function withErrorPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    return [
      id,
      {
        ...route,
        module: {
          ...route.module,
          ...(loader ? { loader: guarded(loader) } : {}),
          ...(action ? { action: guarded(action) } : {}),
        },
      },
    ]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function guarded<F extends LoaderFunction | ActionFunction>(run: F) {
  return async (args: Parameters<F>[0]) => {
    try {
      return await run(args)
    } catch (thrown) {
      throw errorPage(thrown, args.context.get(visitContext))
    }
  }
}
