import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

interface Look {
  variant?: 'main' | 'line' | 'quiet' | 'danger'
  small?: boolean
}

/** The look stands in theme.css. */
const classOf = ({ variant = 'main', small = false }: Look, more = '') =>
  `button button-${variant}${small ? ' button-small' : ''}${more && ` ${more}`}`

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
