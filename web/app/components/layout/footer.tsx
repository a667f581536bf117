import { useText } from '../../texts.ts'
import { Brand } from './brand.tsx'
import { copyrightYears } from './copyright-years.ts'
import { Wrap } from './wrap.tsx'

export function Footer({ year }: { year: number }) {
  const t = useText('common')
  return (
    <footer className="mt-auto border-t border-rule py-8">
      <Wrap className="flex flex-wrap items-center gap-x-8 gap-y-3 text-sm text-muted">
        <Brand small />
        <span className="max-sm:order-3 max-sm:w-full sm:flex-1">{t('place')}</span>
        <bdi dir="ltr">{copyrightYears(year)}</bdi>
      </Wrap>
    </footer>
  )
}
