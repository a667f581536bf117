import type { ShownContent } from '@ticarum/contract/procedures/content'
import { StartButtons } from '../pages/start-buttons.server.tsx'
import { Threads } from './threads.server.tsx'

const heroTitle =
  'max-w-[13ch] text-hero leading-[0.98] tracking-[-0.025em] arabic:leading-tight arabic:tracking-normal'

/** Title and lead of the home page, as edited by admins. */
export function Hero({ hero, invites }: { hero: ShownContent['hero']; invites: boolean }) {
  return (
    <section aria-labelledby="hero" className="grid gap-10 lg:gap-12">
      <HeroWords hero={hero} Title="h1" invites={invites} />
      <Threads />
    </section>
  )
}

export function HeroWords({
  hero: { title, subtitle, description },
  Title,
  invites = true,
}: {
  hero: ShownContent['hero']
  Title: 'h1' | 'h3'
  /** suppliers to join */
  invites?: boolean
}) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-16">
      <Title id="hero" className={heroTitle}>
        <bdi>{title}</bdi>
      </Title>
      <div className="grid gap-5">
        <div className="grid gap-2">
          <p className="text-lg font-semibold">
            <bdi>{subtitle}</bdi>
          </p>
          <p className="max-w-prose text-lg">
            <bdi>{description}</bdi>
          </p>
        </div>
        <StartButtons invites={invites} />
      </div>
    </div>
  )
}
