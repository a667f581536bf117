import { Link } from 'react-router'
import { useText } from '../../texts.ts'

const brandLink =
  'inline-flex items-center gap-2.5 font-title font-bold leading-none tracking-[-0.02em] text-text no-underline'

const TABLET =
  'M5 1.5C9 .6 19 .6 23 1.5C25.6 2.1 26.6 4 26.8 7C27.3 13 27.3 19 26.8 25C26.6 28 25.6 30 23 30.5C19 31.4 9 31.4 ' +
  '5 30.5C2.4 30 1.4 28 1.2 25C.7 19 .7 13 1.2 7C1.4 4 2.4 2.1 5 1.5Z'

export function Brand({ small = false }: { small?: boolean }) {
  const t = useText('common')
  return (
    <Link to="/" className={`${brandLink} ${small ? 'min-h-8 text-lg' : 'min-h-12 text-xl'}`}>
      <svg viewBox="0 0 28 32" aria-hidden="true" className={small ? 'h-6 w-5' : 'h-8 w-7'}>
        <path className="fill-primary" d={TABLET} />
        <path className="fill-on-primary" d="M5 5.5L10.5 9L24 9.6L10.5 10.4L5 14Z" />
        <path className="fill-on-primary" d="M9.6 14.2H18.4L14.7 19L14 28L13.3 19Z" />
      </svg>
      <span className={small ? '' : 'max-[429px]:sr-only'}>{t('brand')}</span>
    </Link>
  )
}
