import { expect, it } from 'vitest'
import { fill, learn, sentencesOf, slotted } from './slots.ts'

it('finds numbers, sizes and colours', () => {
  expect(slotted('Beyaz havlu, 70 x 140 cm, XL, 1,5 kg', 'tr')).toEqual({
    pattern: '{0} havlu, {1} x {2} cm, {3}, {4} kg',
    values: ['colour 0', '70', '140', 'XL', '1.5'],
  })
})

it('what was learnt of one sentence is said of another with its own numbers and colours', () => {
  const learnt = learn('Beyaz havlu, 1,5 kg, 12 adet.', 'tr', '12 pieces of a white towel, 1.5 kg.', 'en')
  expect(learnt).toEqual({ source: '{0} havlu, {1} kg, {2} adet.', target: '{2} pieces of a {0} towel, {1} kg.' })
  const { values } = slotted('Siyah havlu, 2,25 kg, 24 adet.', 'tr')
  expect(fill(learnt?.target ?? '', values, 'en')).toBe('24 pieces of a black towel, 2.25 kg.')
})

it('nothing is learnt of a translation with other numbers, or with fewer', () => {
  expect(learn('70 x 140 cm', 'tr', '70 x 150 cm', 'en')).toBeNull()
  expect(learn('70 x 140 cm', 'tr', 'Large', 'en')).toBeNull()
  expect(learn('{0} adet', 'tr', '{0} pieces', 'en')).toBeNull()
})

it('numbers get the decimal sign of the language, and a colour without a word gives no translation', () => {
  expect(fill('{0} kg', ['1.5'], 'tr')).toBe('1,5 kg')
  expect(fill('{0} towel', ['colour 9'], 'so')).toBeNull()
})

it('a text is cut into its sentences, and nothing of it is lost', () => {
  const text = 'Pamuklu havlu. 12 renk!\nYumuşak ve dayanıklı.'
  expect(sentencesOf(text)).toHaveLength(3)
  expect(sentencesOf(text).join('')).toBe(text)
})
