import { useText } from '../../texts.ts'
import { Brand } from './brand.tsx'
import { copyrightYears } from './copyright-years.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wrap } from './wrap.tsx'

/** `aboveBar`: a phone's bottom bar stands over the page's end, and must not hide it. */
export function Footer({ year, aboveBar }: { year: number; aboveBar: boolean }) {
  const t = useText('common')
  return (
    <footer className={`mt-auto border-t border-rule pt-8 ${aboveBar ? 'pb-28 lg:pb-8' : 'pb-8'}`}>
      <Wrap className="flex flex-wrap items-center gap-x-8 gap-y-3 text-sm text-muted">
        <Brand small />
        <span className="max-sm:order-3 max-sm:w-full sm:flex-1">{t('place')}</span>
        <ThemeSwitch />
        <bdi dir="ltr">{copyrightYears(year)}</bdi>
      </Wrap>
    </footer>
  )
}
