import type { FormFields } from '@ticarum/contract/forms/nested'
import { moved } from '../../images/uploads.ts'

/**
 * Buttons that change the form and save nothing, for readers without scripts: 'country' brings its cities, 'upload' the
 * chosen files,
 * 'earlier.2', 'later.2' and 'remove.2' arrange pictures, 'rows.details.facts' adds a row. Everybody else has them at once, in
 * the page.
 */
const REDRAW = /^(?:country|upload|(?:earlier|later|remove)\.\d|rows\.(?:tiers|details\.[a-z]+))$/i

export const isRedraw = (intent: string | undefined): boolean => REDRAW.test(intent ?? '')

/** How many rows a list of the form has, empty ones included. */
export function rowCount(fields: FormFields, name: string): number {
  const numbers = Object.keys(fields).flatMap((field) =>
    field.startsWith(`${name}.`) ? [Number(field.slice(name.length + 1).split('.')[0])] : [],
  )
  return Math.max(-1, ...numbers) + 1
}

/** Pictures as the button leaves them. */
export function arranged<T>(intent: string, images: T[]): T[] {
  const [verb, number] = intent.split('.')
  const place = Number(number)
  if (verb === 'remove') return images.filter((_, index) => index !== place)
  if (verb === 'earlier') return moved(images, place, place - 1)
  return verb === 'later' ? moved(images, place, place + 1) : images
}

/** What was typed, as the button leaves it. */
export function redrawn({ intent = '', ...fields }: FormFields): FormFields {
  const [verb, ...path] = intent.split('.')
  const name = path.join('.')
  if (verb === 'country') return { ...fields, city: '' }
  return verb === 'rows' ? { ...fields, [`${name}.${rowCount(fields, name)}.name`]: '' } : fields
}
