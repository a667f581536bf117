import { expect, it } from 'vitest'
import { arranged, isRedraw, redrawn, rowCount } from './redraw.ts'

it('knows the buttons that save nothing', () => {
  for (const intent of ['country', 'upload', 'earlier.1', 'later.0', 'remove.9', 'rows.tiers', 'rows.details.facts'])
    expect(isRedraw(intent), intent).toBe(true)
  for (const intent of ['draft', 'review', 'delete', '', 'remove', 'rows.images', 'remove.10', undefined])
    expect(isRedraw(intent), intent).toBe(false)
})

it('arranges pictures, and leaves them where a button makes no sense', () => {
  const images = ['a', 'b', 'c']
  expect(arranged('earlier.1', images)).toEqual(['b', 'a', 'c'])
  expect(arranged('later.1', images)).toEqual(['a', 'c', 'b'])
  expect(arranged('remove.0', images)).toEqual(['b', 'c'])
  for (const intent of ['earlier.0', 'later.2', 'later.7', 'country'])
    expect(arranged(intent, images), intent).toEqual(images)
})

it('adds a row below those that the form had, and empties the city of another country', () => {
  const fields = {
    name: 'Towel',
    city: 'Kayseri',
    'details.facts.0.name': 'Cloth',
    'details.facts.1.name': '',
    'details.factsheet.9.name': 'x',
  }
  expect(rowCount(fields, 'details.facts')).toBe(2)
  expect(rowCount(fields, 'tiers')).toBe(0)
  expect(rowCount(redrawn({ ...fields, intent: 'rows.details.facts' }), 'details.facts')).toBe(3)
  expect(redrawn({ ...fields, intent: 'country' })).toEqual({ ...fields, city: '' })
  expect(redrawn({ ...fields, intent: 'upload' })).toEqual(fields)
})
