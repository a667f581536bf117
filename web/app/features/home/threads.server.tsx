import { usePageText } from '../../components/static/prerender.server.tsx'

const made = ['izmir', 'denizli', 'kayseri', 'gaziantep', 'mersin'] as const
const sold = ['hargeisa', 'bosaso', 'garowe', 'mogadishu', 'kismayo'] as const
const dyes = ['#8d2f2b', '#e0a030', '#2f6f7c', '#cbb68f', '#39543f'] as const

// The lines converge in the middle, like goods in one container, and spread again.
function across(n: number): string {
  const [end, middle] = [28 + 56 * n, 104 + 18 * n]
  return `M0 ${end}C200 ${end} 220 ${middle} 400 ${middle}H600C780 ${middle} 800 ${end} 1000 ${end}`
}
function down(n: number): string {
  const [end, middle] = [36 + 72 * n, 152 + 14 * n]
  return `M${end} 0C${end} 60 ${middle} 50 ${middle} 100V140C${middle} 190 ${end} 180 ${end} 240`
}

const cities =
  'grid grid-cols-5 gap-0.5 text-center text-xs leading-tight lg:grid-cols-none lg:grid-rows-[repeat(5,56px)] ' +
  'lg:items-center lg:gap-0'

/** Decoration: lines from five Turkish to five Somali cities; vertical on phones, horizontal on wide screens. */
export function Threads() {
  const t = usePageText('page-home')
  return (
    <div className="grid lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-center lg:gap-4">
      <ul aria-label={t('made')} className={`${cities} lg:text-end`}>
        {made.map((city) => (
          <City key={city} name={t(`made.${city}`)} note={t(`made.${city}.goods`)} />
        ))}
      </ul>
      <svg viewBox="0 0 360 240" aria-hidden="true" className="my-2 w-full fill-none lg:hidden rtl:-scale-x-100">
        {dyes.map((dye, n) => (
          <path key={dye} d={down(n)} stroke={dye} strokeWidth="14.4" />
        ))}
      </svg>
      <svg
        viewBox="0 0 1000 280"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="hidden h-70 w-full fill-none lg:block rtl:-scale-x-100"
      >
        {dyes.map((dye, n) => (
          <path key={dye} d={across(n)} stroke={dye} strokeWidth="18.4" vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <ul aria-label={t('sold')} className={cities}>
        {sold.map((city) => (
          <City key={city} name={t(`sold.${city}`)} note={t(`sold.${city}.way`)} />
        ))}
      </ul>
    </div>
  )
}

const City = ({ name, note }: { name: string; note: string }) => (
  <li>
    <span className="block font-semibold lg:font-title lg:text-[1.0625rem] lg:font-bold">{name}</span>
    <span className="hidden text-muted lg:block">{note}</span>
  </li>
)
