import { Link } from 'react-router'
import { useText } from '../../texts.ts'
import { Brand } from './brand.tsx'
import { copyrightYears } from './copyright-years.ts'
import { footPlaces } from './public-nav-items.ts'
import { SaverSwitch } from './saver-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wrap } from './wrap.tsx'

/** It leaves room for the feedback button; `aboveBar`: also for the phone's bottom bar. */
export function Footer({ year, aboveBar }: { year: number; aboveBar: boolean }) {
  const t = useText('common')
  const s = useText('shell')
  return (
    <footer className={`mt-auto border-t border-rule pt-8 ${aboveBar ? 'pb-36 lg:pb-20' : 'pb-20'}`}>
      <Wrap className="flex flex-wrap items-center gap-x-8 gap-y-3 text-sm text-muted">
        <Brand small />
        <span className="max-sm:order-3 max-sm:w-full sm:flex-1">{t('place')}</span>
        <ul className="flex flex-wrap gap-x-6">
          {footPlaces.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className="inline-flex min-h-8 items-center text-text no-underline hover:underline">
                {s(label)}
              </Link>
            </li>
          ))}
        </ul>
        <ThemeSwitch />
        <SaverSwitch />
        <bdi dir="ltr">{copyrightYears(year)}</bdi>
      </Wrap>
    </footer>
  )
}
