import { randomBytes } from 'node:crypto'
import textFolder from 'virtual:text-folder'
import { fallbackLanguage, type Language } from '@ticarum/contract/values/languages'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import sheet from './app.css?inline&critical'
import { iconSprite } from './components/icons/icon-sprite.ts'
import { Nonce } from './components/layout/before-paint.tsx'
import { StillHtml, stillContext } from './components/static/static-html.ts'
import { visitContext } from './context/contexts.ts'
import fontsCss from './fonts.css?inline'
import hydrationSheet from './hydration.css?inline&critical'
import { criticalCss } from './render/critical-css.ts'
import { DEVELOPMENT_POLICY, finishDocument } from './render/finish-document.ts'
import { wholePage } from './render/whole-page.ts'
import { type Domain, loadAllTexts, UsedTexts } from './texts.ts'

export { createRenderer } from './render/create-renderer.ts'

await loadAllTexts()

const pickCss = criticalCss(sheet, hydrationSheet)

/** Renders the whole document. Scripts come last, and the Content-Security-Policy allows only ours. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = import.meta.env.DEV ? undefined : randomBytes(16).toString('base64url')
  const used = new Set<Domain>()
  const page = (
    <UsedTexts value={used}>
      <Nonce value={nonce}>
        <StillHtml value={context.get(stillContext)}>
          <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
        </StillHtml>
      </Nonce>
    </UsedTexts>
  )
  const rendered = await wholePage(page, nonce).catch((error: unknown) => {
    context.get(visitContext).failed(error)
    // The router renders the error page from a thrown response.
    throw Response.json({ code: 'INTERNAL', requestId: context.get(visitContext).requestId }, { status: 500 })
  })

  headers.set('content-type', 'text/html; charset=utf-8')
  const domains = [...used]
  if (!nonce) {
    headers.set('content-security-policy', DEVELOPMENT_POLICY)
    const html = rendered.toString()
    const finished = html
      .replace('<html ', `<html data-texts="${domains.join(' ')}" `)
      .replace('</head>', `<style>${fontsCss}</style></head>`)
      .replace('<body>', () => `<body>${iconSprite(html)}`)
    return new Response(finished, { status, headers })
  }
  const { language = fallbackLanguage } = (entry.staticHandlerContext.loaderData.root ?? {}) as { language?: Language }
  const { googleOrigin, storeOrigin } = context.get(visitContext)
  const { body, policy } = finishDocument(rendered, {
    nonce,
    use: (html) => {
      const icons = iconSprite(html)
      return { css: fontsCss + pickCss(icons + html), icons }
    },
    texts: { domains, files: domains.map((domain) => `${textFolder}/${language}/${domain}.js`) },
    formTargets: googleOrigin ? [googleOrigin] : [],
    pictureSources: storeOrigin ? [storeOrigin] : [],
  })
  headers.set('content-security-policy', policy)
  return new Response(new Uint8Array(body), { status, headers })
}

/** Logs errors of the router itself; an unknown URL or method is not an error of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && error instanceof Error) context.get(visitContext).failed(error)
}
