import type { ShownContent, SiteFigures } from '@ticarum/contract/procedures/content'
import type { Voice } from '@ticarum/contract/procedures/feedback'
import type { ListingCard } from '@ticarum/contract/procedures/listings'
import type { LoaderFunctionArgs } from 'react-router'
import { Wrap } from '../../components/layout/wrap.tsx'
import { finishPage, usePageText } from '../../components/static/prerender.server.tsx'
import { apiContext, visitContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { currentUser } from '../../context/session-guard.server.ts'
import { pricedCards } from '../listings/member-prices.server.ts'
import { AboutSection } from '../pages/about-section.server.tsx'
import { CoreValues } from '../pages/core-values.server.tsx'
import { Ledger } from '../pages/ledger.server.tsx'
import { Organization } from '../pages/organization.tsx'
import { ContactSection } from './contact-section.server.tsx'
import { Hero } from './hero.server.tsx'
import { NewestListings } from './newest-listings.server.tsx'
import { Services } from './services.server.tsx'
import { SupplierPitch } from './supplier-pitch.server.tsx'
import { Voices } from './voices.server.tsx'
import { type Returned, WelcomeBack, waitingFor } from './welcome-back.server.tsx'

const NEWEST = 6
const VOICES = 3

interface HomeProps {
  content: ShownContent
  figures: SiteFigures
  newest: ListingCard[]
  voices: Voice[]
  /** nobody is signed in, so the page invites suppliers */
  visitor: boolean
  /** who is signed in and has a role */
  returned: Returned | null
  origin: string
}

export async function homePage(args: LoaderFunctionArgs) {
  const { request, context } = args
  const api = context.get(apiContext)
  const { content, feedback, listings } = api
  const language = languageOf(request)
  const [texts, figures, newest, voices, user] = await Promise.all([
    content.get({ language }),
    content.figures({}),
    listings.list({ language, limit: NEWEST }),
    feedback.voices({ limit: VOICES }),
    context.get(visitContext).hasSession ? currentUser(context) : null,
  ])
  const role = user?.role
  const returned = role ? { name: user.fullName, role, ...(await waitingFor(api, role, language)) } : null
  const page = (
    <Home
      content={texts}
      figures={figures}
      newest={user ? await pricedCards(api, newest.items) : newest.items}
      voices={voices.items}
      visitor={!user}
      returned={returned}
      origin={context.get(visitContext).origin}
    />
  )
  return finishPage(args, { path: '/', title: texts.hero.title, description: texts.hero.description, page })
}

function Home({ content, figures, newest, voices, visitor, returned, origin }: HomeProps) {
  const t = usePageText('page-home')
  return (
    <>
      <Organization contact={content.contact} origin={origin} />
      <Wrap className="grid gap-16 pt-10 pb-16 md:pb-24 lg:gap-24 lg:pt-18">
        {returned ? <WelcomeBack {...returned} /> : null}
        <Hero hero={content.hero} invites={visitor} />
        {newest.length > 0 ? <NewestListings items={newest} /> : null}
        <AboutSection about={content.about} figures={figures} />
        <Services />
        <Ledger id="why" title={t('why')}>
          <CoreValues />
        </Ledger>
        {voices.length > 0 ? <Voices voices={voices} /> : null}
      </Wrap>
      {visitor ? <SupplierPitch /> : null}
      <Wrap className="pt-16 pb-16 md:pb-24 lg:pt-24">
        <ContactSection contact={content.contact} />
      </Wrap>
    </>
  )
}
