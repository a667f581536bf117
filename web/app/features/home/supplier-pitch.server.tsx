import { Wrap } from '../../components/layout/wrap.tsx'
import { usePageText } from '../../components/static/prerender.server.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Manifest } from '../../components/ui/manifest.tsx'
import { bandsOf } from '../suppliers/stripe-bands.ts'

const benefits = ['market', 'verified', 'logistics'] as const
const STRIPE = 3

/** Invites factories to join, below a sample stripe. */
export function SupplierPitch() {
  const t = usePageText('page-home')
  const company = usePageText('page-company')
  return (
    <section id="supply" aria-labelledby="supply-title" className="pitch">
      <Band />
      <Wrap className="grid gap-8 py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-16 lg:py-18">
        <div className="grid justify-items-start gap-5">
          <h2 id="supply-title" className="text-3xl">
            {t('pitch')}
          </h2>
          <p className="max-w-prose text-lg">{t('pitch.text')}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink to="/suppliers">{company('supply')}</ButtonLink>
            <ButtonLink to="/how-it-works" variant="line">
              {company('how')}
            </ButtonLink>
          </p>
        </div>
        <Manifest
          rows={benefits.map((benefit) => ({ label: t(`pitch.${benefit}`), value: t(`pitch.${benefit}.text`) }))}
        />
      </Wrap>
    </section>
  )
}

function Band() {
  let start = 0
  const bands = bandsOf(STRIPE).map(({ width, dye }) => {
    const x = start
    start += width
    return <rect key={x} x={x} width={width + 0.05} height="1" fill={dye} />
  })
  return (
    <svg viewBox="0 0 20 1" preserveAspectRatio="none" aria-hidden="true" className="block h-5 w-full">
      {bands}
    </svg>
  )
}
