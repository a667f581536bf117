import { expect, it } from 'vitest'
import { averageColour } from './average-colour.ts'

it('reads the average that is in a thumbhash', () => {
  expect(averageColour('GusCBYBqaw2Hh4eIh4eHjXiHkHYI')).toBe('#c65026') // of a picture in rgb(200, 80, 40)
  expect(averageColour('3DMBBYBsag6IeHiId4iHfYjAeYj4')).toBe('#1277ca') // of one in rgb(20, 120, 200)
  expect(averageColour('AAgCBYAAAAAAAAAAAAAAAAAAAAAA')).toBe('#030000') // of a black one: what six bits can say
})

it('has none where there is no thumbhash', () => {
  expect(averageColour('')).toBeUndefined()
  expect(averageColour('ö')).toBeUndefined()
})
