import { useEffect } from 'react'
import { addShapes } from './add-shapes.ts'
import type { IconName, LineIconName } from './icon-shapes.ts'

export type { LineIconName as IconName } from './icon-shapes.ts'

/** They point to where the line begins or goes on. */
const directional: LineIconName[] = ['arrow-left', 'arrow-right', 'previous', 'next']

/** Refers to a shape that stands once in the page, however often it is shown. */
export function Icon({ name, small = false }: { name: LineIconName; small?: boolean }) {
  const size = small ? 'icon icon-small' : 'icon'
  return <Shape name={name} className={directional.includes(name) ? `${size} icon-directional` : size} />
}

export function Shape({ name, className }: { name: IconName; className?: string }) {
  useEffect(() => void addShapes([name]), [name])
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
