import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Fields that ask for figures without NumberField, and where they say what was understood. */
const others = {
  'components/ui/number-field.tsx': 'itself',
  'features/orders/place/quantity-field.tsx': 'below the field, as the quantity that is ordered',
  'features/orders/place/breakdown-fields.tsx': 'the sum of all parts beside their title',
  'features/listings/filter-panel.tsx': 'the chips of the filters that were chosen',
  'features/identity/code-field.tsx': 'nowhere: a code from a mail is no number',
  'features/products/form/further-parts.tsx': 'nowhere: a customs code is no number',
}

it('every number that is typed is said as it was understood', () => {
  const app = join(import.meta.dirname, '../..')
  const asking = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && /inputMode=("numeric"|"decimal"|\{)/.test(readFileSync(join(app, file), 'utf8')),
  )
  expect(asking.toSorted()).toEqual(Object.keys(others).toSorted())
})
