import { useFigures } from './written-figures.ts'

const [WIDTH, HEIGHT] = [600, 200]
const [FEW_LABELS, MORE_LABELS] = [5, 15]

export interface ChartBar {
  id: string
  /** names it below the chart */
  name: string
  value: number
  before: number
  /** not over yet */
  running: boolean
}

/** The next number that reads well: 1, 2, 4, 5, 8 or 10 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return power * ([1, 2, 4, 5, 8].find((each) => value <= each * power) ?? 10)
}

/**
 * Bars, and the period before as a line. It stretches with its box, so its words stand beside it in HTML. It always
 * runs from left to right. The table beside it says the same in numbers.
 */
export function Chart({ label, bars }: { label: string; bars: ChartBar[] }) {
  const { compact } = useFigures()
  const top = roundUp(Math.max(...bars.map(({ value, before }) => Math.max(value, before))))
  const slot = WIDTH / bars.length
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT
  const line = bars.map(({ before }, n) => `${((n + 0.5) * slot).toFixed(1)},${y(before).toFixed(1)}`).join(' ')
  const few = Math.ceil(bars.length / FEW_LABELS)
  const more = Math.ceil(bars.length / MORE_LABELS)
  const shownWide = (n: number) => (n % more === 0 ? 'xl:inline-block' : 'xl:hidden')
  return (
    <div dir="ltr" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-xs text-muted">
      <div aria-hidden="true" className="flex h-50 flex-col justify-between text-end leading-none">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{compact(value)}</span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-50 w-full overflow-visible"
      >
        {[0, HEIGHT / 2, HEIGHT].map((height) => (
          <path
            key={height}
            d={`M0 ${height}H${WIDTH}`}
            className={height === HEIGHT ? 'stroke-rule' : 'stroke-line'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {bars.map(({ id, value, running }, n) => (
          <rect
            key={id}
            x={(n + 0.2) * slot}
            y={y(value)}
            width={slot * 0.6}
            height={HEIGHT - y(value)}
            className={running ? 'fill-primary-wash stroke-primary' : 'fill-primary'}
            strokeWidth={running ? 2 : undefined}
            strokeDasharray={running ? '4 3' : undefined}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polyline points={line} className="fill-none stroke-text" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <div aria-hidden="true" className="col-start-2 flex">
        {bars.map(({ id, name }, n) => (
          <span key={id} className="min-w-0 flex-1 overflow-visible text-center whitespace-nowrap">
            {n % few === 0 || n % more === 0 ? (
              <span className={`-mx-8 ${n % few === 0 ? 'inline-block' : 'hidden'} ${shownWide(n)}`}>{name}</span>
            ) : null}
          </span>
        ))}
      </div>
    </div>
  )
}
