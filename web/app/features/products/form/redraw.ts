import type { FormFields } from '@ticarum/contract/forms/nested'
import { moveItem } from '../../images/uploads.ts'

/**
 * Buttons that change the form without saving it, for readers without scripts: 'country' loads its cities, 'upload'
 * sends the chosen files, 'earlier.2', 'later.2' and 'remove.2' rearrange pictures, 'rows.details.facts' adds a row.
 * With scripts the page does all of this itself.
 */
const REDRAW = /^(?:country|upload|(?:earlier|later|remove)\.\d|rows\.(?:tiers|details\.[a-z]+))$/i

export const isRedraw = (intent: string | undefined): boolean => REDRAW.test(intent ?? '')

/** Number of rows of a list in the form, including empty ones. */
export function rowCount(fields: FormFields, name: string): number {
  const numbers = Object.keys(fields).flatMap((field) =>
    field.startsWith(`${name}.`) ? [Number(field.slice(name.length + 1).split('.')[0])] : [],
  )
  return Math.max(-1, ...numbers) + 1
}

/** The pictures after the button's change. */
export function arranged<T>(intent: string, images: T[]): T[] {
  const [verb, number] = intent.split('.')
  const place = Number(number)
  if (verb === 'remove') return images.filter((_, index) => index !== place)
  if (verb === 'earlier') return moveItem(images, place, place - 1)
  return verb === 'later' ? moveItem(images, place, place + 1) : images
}

/** The values after the button's change. */
export function redrawn({ intent = '', ...fields }: FormFields): FormFields {
  const [verb, ...path] = intent.split('.')
  const name = path.join('.')
  if (verb === 'country') return { ...fields, city: '' }
  return verb === 'rows' ? { ...fields, [`${name}.${rowCount(fields, name)}.name`]: '' } : fields
}
