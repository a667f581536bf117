import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

interface Look {
  variant?: 'main' | 'line' | 'quiet' | 'danger'
  small?: boolean
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold leading-tight no-underline transition-colors duration-100'
const variants = {
  main: 'border-transparent bg-primary text-on-primary hover:bg-primary-press',
  line: 'border-line-input bg-surface text-text hover:bg-sand',
  quiet: 'border-transparent text-primary hover:bg-sand',
  danger: 'border-transparent bg-danger text-on-danger hover:underline',
}
const busyLook = 'aria-disabled:cursor-progress aria-disabled:bg-sand aria-disabled:text-muted'

const classOf = ({ variant = 'main', small = false }: Look, more = '') =>
  `${shape} ${variants[variant]} ${small ? 'min-h-10 px-3.5 py-1.5 text-base' : 'min-h-12 px-5 py-2 text-md'} ${busyLook} ${more}`

/** While busy it keeps its focus and says so; a second press does nothing. */
export function Button({
  variant,
  small,
  busy = false,
  className,
  onClick,
  ...button
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...button}
      className={classOf({ ...(variant && { variant }), ...(small && { small }) }, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export function ButtonLink({ variant, small, className, ...link }: Look & LinkProps) {
  return <Link {...link} className={classOf({ ...(variant && { variant }), ...(small && { small }) }, className)} />
}
