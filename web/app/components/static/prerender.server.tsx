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

/** The words of a page that the server finishes. */
export function usePageText<D extends PageDomain>(domain: D): Text<D> {
  return use(loadTexts(use(LanguageContext), domain)) as Text<D>
}

/** The same before anything is rendered, for what stands in its head. */
export const pageTexts = async <D extends PageDomain>({ request }: LoaderFunctionArgs, domain: D): Promise<Text<D>> =>
  (await loadTexts(languageOf(request), domain)) as Text<D>

interface Finished {
  /** its address, without a language */
  path: string
  title: string
  description: string
  page: ReactNode
}

/** React's markup and nothing for it to find again: a finished part, in one language. */
export const renderStill = (part: ReactNode, language: Language): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <LanguageContext value={language}>{part}</LanguageContext>
    </StaticRouter>,
  )

/**
 * Renders what nothing in the browser will ever change. A document has it in its place, where it stays when the page
 * wakes up;
 * scripts that fetch the page get it as text. Neither its code nor its words are sent besides.
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
