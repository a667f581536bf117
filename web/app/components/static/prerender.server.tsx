import type { Language } from '@ticarum/contract/values/languages'
import { type ReactNode, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { data, type LoaderFunctionArgs, StaticRouter } from 'react-router'
import { languageOf } from '../../context/language.ts'
import { FOR_EVERY_VISITOR } from '../../render/cache-control.ts'
import { INDEXED } from '../../render/indexing.ts'
import { LanguageContext, loadTexts, type PageDomain, type Text } from '../../texts.ts'
import { described } from '../layout/described.ts'
import { stillContext } from './static-html.ts'

/** The texts of a static page. */
export function usePageText<D extends PageDomain>(domain: D): Text<D> {
  return use(loadTexts(use(LanguageContext), domain)) as Text<D>
}

/** The same for the page's head, before rendering. */
export const pageTexts = async <D extends PageDomain>({ request }: LoaderFunctionArgs, domain: D): Promise<Text<D>> =>
  (await loadTexts(languageOf(request), domain)) as Text<D>

interface Finished {
  /** its path, without a language */
  path: string
  title: string
  description: string
  page: ReactNode
}

/** Static markup of a component in one language, without hydration marks. */
export const renderStill = (part: ReactNode, language: Language): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <LanguageContext value={language}>{part}</LanguageContext>
    </StaticRouter>,
  )

/**
 * Renders a page that never changes in the browser. The document carries the HTML, and hydration leaves it alone;
 * client navigation receives it as text. Neither its components nor its texts are sent as scripts.
 */
export function finishPage({ request, context }: LoaderFunctionArgs, { path, title, description, page }: Finished) {
  const html = renderStill(page, languageOf(request))
  const fetched = new URL(request.url).pathname.endsWith('.data')
  if (!fetched) context.set(stillContext, html)
  return data(
    { path, title, description: described(description), html: fetched ? html : null },
    { headers: { ...FOR_EVERY_VISITOR, ...INDEXED } },
  )
}
