import { directionOf, fallbackLanguage } from '@ticarum/contract/values/languages'
import type { ReactNode } from 'react'
import { data, Links, type LoaderFunctionArgs, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import './app.css'
import { Footer } from './components/layout/footer.tsx'
import { PageNotice } from './components/layout/page-notice.tsx'
import { SkipLink } from './components/layout/skip-link.tsx'
import { TopBar } from './components/layout/top-bar.tsx'
import { LanguageContext } from './texts.ts'
import { apiContext, visitContext } from './visit/contexts.ts'
import { languageOf, visitLanguageCookie } from './visit/language.ts'
import { clearedNoticeCookie, noticeOf } from './visit/notices.ts'

export { ErrorView as ErrorBoundary } from './components/layout/error-view.tsx'

/** Never fails: a page that says what is wrong needs its frame. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { secure } = context.get(visitContext)
  const session = await context.get(apiContext).identity.session.try({})
  const notice = noticeOf(request)
  const cookies = [visitLanguageCookie(request, secure), notice && clearedNoticeCookie(secure)].filter((cookie) => cookie !== undefined)
  return data(
    {
      language: languageOf(request),
      user: session.ok ? { email: session.value.user.email, fullName: session.value.user.fullName, role: session.value.user.role } : null,
      notice,
      year: new Date().getFullYear(),
    },
    { headers: cookies.map((cookie) => ['set-cookie', cookie] as [string, string]) },
  )
}

/** Who is signed in changes by an act only; asking again at each step would cost a slow line. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod !== undefined && formMethod !== 'GET'

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  const language = frame?.language ?? fallbackLanguage
  return (
    <html lang={language} dir={directionOf[language]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>
          <SkipLink />
          <TopBar user={frame?.user ?? null} />
          {frame?.notice ? <PageNotice notice={frame.notice} /> : null}
          <main id="main" className="flex-1">
            {children}
          </main>
          {frame ? <Footer year={frame.year} /> : null}
        </LanguageContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
