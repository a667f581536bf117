import { directionOf, fallbackLanguage } from '@ticarum/contract/values/languages'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import {
  data,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import './app.css'
import { BeforePaint } from './components/layout/before-paint.tsx'
import { FirstVisit } from './components/layout/first-visit.tsx'
import { FlashMessages } from './components/layout/flash-messages.tsx'
import { Footer } from './components/layout/footer.tsx'
import { SiteOrigin } from './components/layout/page-head.tsx'
import { ProgressLine } from './components/layout/progress-line.tsx'
import { inArea } from './components/layout/public-nav-items.ts'
import { SkipLink } from './components/layout/skip-link.tsx'
import { SlowPage } from './components/layout/slow-page.tsx'
import { TopBar } from './components/layout/top-bar.tsx'
import { chooseRoleFirst } from './context/choose-role-first.server.ts'
import { apiContext, visitContext } from './context/contexts.ts'
import { keepScreenOnFailedRead } from './context/failed-reads.ts'
import { clearedFlashCookie, flashMessageOf, flashMessages } from './context/flash.ts'
import { forgetOnAction } from './context/kept-until-action.ts'
import { languageOf, visitLanguageCookie } from './context/language.ts'
import { lateBadges } from './context/late-badges.server.ts'
import { fetchFilesFirst, onceOnline } from './context/line.ts'
import { nameRoute } from './context/name-route.server.ts'
import { themeOf } from './context/theme.ts'
import { wholeStyle } from './context/whole-style.ts'
import { CustomersCart, VisitorsCart } from './features/cart/cart-in-bar.tsx'
import { FeedbackLink } from './features/feedback/feedback-link.tsx'
import { HeadSearch } from './features/listings/head-search.tsx'
import { keepFormWithoutResponse } from './forms/lost-response.ts'
import { LanguageContext } from './texts.ts'

const areaGrid =
  'group/area mx-auto grid w-full max-w-[calc(var(--container-page)+4rem)] flex-1 ' +
  'lg:grid-cols-[14rem_minmax(0,1fr)] lg:has-[[data-dense]]:grid-cols-[4.5rem_minmax(0,1fr)] print:block'

const railBox = 'hidden border-e border-line py-10 ps-8 pe-4 group-has-[[data-dense]]/area:px-3 lg:block print:hidden!'

const Rail = lazy(() =>
  onceOnline(() => import('./components/signed-in/rail.tsx')).then(({ Rail }) => ({ default: Rail })),
)
const SignedInFoot = lazy(() =>
  onceOnline(() => import('./features/feedback/signed-in-foot.tsx')).then(({ SignedInFoot }) => ({
    default: SignedInFoot,
  })),
)

export { ErrorView as ErrorBoundary } from './components/layout/error-view.tsx'

export const middleware = [nameRoute, chooseRoleFirst]
export const clientMiddleware = [wholeStyle, forgetOnAction, keepScreenOnFailedRead, keepFormWithoutResponse]

/** Must not fail, because error pages need the frame too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { secure, requestId, hasSession, origin } = context.get(visitContext)
  const { identity, cart, events, notifications } = context.get(apiContext)
  // Asked first: what happens after it, the page is told.
  const heard = hasSession ? await events.list.try({}) : null
  const session = await identity.session.try({})
  const lines = session.ok && session.value.user.role === 'customer' ? await cart.count.try({}) : null
  const [badges, told] = session.ok
    ? await Promise.all([lateBadges(context.get(apiContext), session.value.user), notifications.count.try({})])
    : [{}, null]
  const notice = flashMessageOf(request)
  const cookies = [visitLanguageCookie(request, secure), notice && clearedFlashCookie(secure)].filter(
    (cookie) => cookie !== undefined,
  )
  return data(
    {
      language: languageOf(request),
      origin,
      user: session.ok
        ? {
            email: session.value.user.email,
            fullName: session.value.user.fullName,
            role: session.value.user.role,
            unread: told?.ok ? told.value.unread : 0,
          }
        : null,
      cart: lines?.ok ? lines.value : null,
      badges,
      expiresAt: session.ok ? session.value.expiresAt : null,
      ...(heard?.ok ? { eventsAt: heard.value.next } : {}),
      notice: notice ? { ...notice, kind: flashMessages[notice.name], id: requestId } : null,
      theme: hasSession ? themeOf(request) : undefined,
      year: new Date().getFullYear(),
    },
    { headers: cookies.map((cookie) => ['set-cookie', cookie] as [string, string]) },
  )
}

/** The session changes by successful actions only, and what the menus count by what others do: not by navigations. */
export const shouldRevalidate = ({ formMethod, actionStatus = 200, ...urls }: ShouldRevalidateFunctionArgs) =>
  formMethod ? formMethod !== 'GET' && actionStatus < 400 : urls.currentUrl.href === urls.nextUrl.href

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const language = frame?.language ?? fallbackLanguage
  const role = frame?.user?.role
  const cart = frame?.cart ? <CustomersCart cart={frame.cart} /> : frame?.user ? null : <VisitorsCart />
  const area = role !== null && role !== undefined && inArea(role, pathname)
  const searches = !area || role === 'customer' // who sells or works at the desk looks for other things there
  return (
    <html lang={language} dir={directionOf[language]} data-theme={frame?.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <BeforePaint />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>
          <SkipLink />
          <ProgressLine />
          <TopBar user={frame?.user ?? null} search={searches ? <HeadSearch /> : null} cart={cart} />
          <FlashMessages notice={frame?.notice ?? null} />
          <div className={area ? areaGrid : 'contents'}>
            {area ? (
              <div className={railBox}>
                <Suspense>
                  <Rail role={role} badges={frame?.badges ?? {}} />
                </Suspense>
              </div>
            ) : null}
            <main id="main" className="min-w-0 flex-1">
              <SiteOrigin value={frame?.origin ?? ''}>
                <SlowPage>{children}</SlowPage>
              </SiteOrigin>
            </main>
          </div>
          {frame ? <Footer year={frame.year} aboveBar={Boolean(role)} /> : null}
          <Suspense>
            {frame?.user ? (
              <SignedInFoot role={frame.user.role} badges={frame.badges} expiresAt={frame.expiresAt} />
            ) : (
              <FeedbackLink />
            )}
          </Suspense>
          {frame && !frame.user ? <FirstVisit /> : null}
        </LanguageContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useEffect(fetchFilesFirst, [])
  return <Outlet />
}
