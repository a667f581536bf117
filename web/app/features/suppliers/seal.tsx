import { useText } from '../../texts.ts'

const CLAY =
  'M5 1.5C9 .6 19 .6 23 1.5C25.6 2.1 26.6 4 26.8 7C27.3 13 27.3 19 26.8 25C26.6 28 25.6 30 23 30.5C19 31.4 9 31.4 5 30.5C2.4 30 1.4 28 1.2 25C.7 19 .7 13 1.2 7C1.4 4 2.4 2.1 5 1.5Z'

/** For verified companies alone, and never without the word. */
export function Seal() {
  const t = useText('companies')
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-xs font-semibold text-text">
      <svg viewBox="0 0 28 33" aria-hidden="true" className="h-5 w-[17px]">
        <path className="fill-seal-deep" d={CLAY} transform="translate(0 1.6)" />
        <path className="fill-seal" d={CLAY} />
        <path className="fill-seal-mark" d="M5 14.6L9.6 11.4L12.2 24Z" />
        <path className="fill-seal-mark" d="M18.6 6.4L23.6 9.6L12.2 24Z" />
      </svg>
      {t('verified')}
    </span>
  )
}
