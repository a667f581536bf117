import { plainNumber } from '@ticarum/contract/values/typed-number'
import { type ChangeEvent, type ComponentProps, use, useState, useSyncExternalStore } from 'react'
import { figures, LanguageContext, useText } from '../../texts.ts'
import { Field } from './field.tsx'

/** How many decimals a number may have. */
const decimalsOf = { dollars: 2, count: 0, kg: 3, m3: 6, cm: 0, percent: 2, rate: 6, change: 2 } as const
/** Their forms read one mark as the decimal one, whatever follows it (`measure` in contract/src/forms/typed.ts). */
const measures = ['kg', 'm3', 'percent', 'rate'] as const
/** Served as text: the server reads these as they were typed. */
const texts = ['percent', 'rate', 'change'] as const

interface NumberFieldProps extends ComponentProps<typeof Field> {
  kind: keyof typeof decimalsOf
}

/** The same in every language. */
const symbols: Partial<Record<NumberFieldProps['kind'], string>> = { kg: 'kg', m3: 'm³', cm: 'cm' }

const never = () => () => {}

/**
 * A number, in whatever digits and with whatever marks people type it; what was understood stands below. A browser's
 * own number input drops a comma ('485,50' becomes 48550), so that it is only used where scripts don't run.
 */
export function NumberField({ kind, children, onChange, ...field }: NumberFieldProps) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const first = String(field.value ?? field.defaultValue ?? '')
  const [shown, setShown] = useState({ first, typed: first })
  if (shown.first !== first) setShown({ first, typed: first })
  const decimals = decimalsOf[kind]
  return (
    <Field
      min={0}
      step={decimals === 0 ? 1 : 1 / 10 ** decimals}
      {...field}
      {...(kind === 'dollars' && { before: '$' })}
      {...(kind === 'percent' && { before: '%' })}
      type={scripted || texts.some((each) => each === kind) ? 'text' : 'number'}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setShown({ first, typed: event.target.value })
        onChange?.(event)
      }}
    >
      <Understood kind={kind} typed={shown.typed} />
      {children}
    </Field>
  )
}

/** Nothing where it is just what was typed. */
function Understood({ kind, typed }: { kind: NumberFieldProps['kind']; typed: string }) {
  const t = useText('numbers')
  const language = use(LanguageContext)
  const plain = plainNumber(typed, { thousands: !measures.some((each) => each === kind) })
  const amount = plain === null ? null : new Intl.NumberFormat(figures[language], digitsOf(kind)).format(Number(plain))
  return (
    <p aria-live="polite" className="text-sm text-muted empty:hidden">
      {amount === null ? null : said(amount)}
    </p>
  )

  function said(written: string): string | null {
    if (kind === 'dollars') return t('dollars', { amount: written })
    if (written === typed.trim() || plain === typed.trim()) return null
    return symbols[kind] ? `${written} ${symbols[kind]}` : t('count', { amount: written })
  }
}

const digitsOf = (kind: NumberFieldProps['kind']) => ({
  minimumFractionDigits: kind === 'dollars' ? 2 : 0,
  maximumFractionDigits: Math.max(2, decimalsOf[kind]),
})
