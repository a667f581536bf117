import { randomUUID } from 'node:crypto'
import { demoProducts } from '@ticarum/db/world/catalogue/demo-products'
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { narrow } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { given } from '../forms/world.ts'

/** Has two options of which one is made of words, and facts of words and shares. */
const shirt = demoProducts.find(
  ({ type, status, texts, stock }) =>
    type.options?.Sleeve && status === 'listed' && texts.length === 4 && stock >= type.minimum,
)
if (!shirt) throw new Error('the demo world has no shirt in every language')
const { options = {}, facts } = shirt.type
const english = [...Object.keys(options), ...Object.keys(facts), 'long', 'short', 'cotton', 'polyester', 'classic']

/** Runs in the browser: all texts and labels, each for itself. */
function textsOf(main: Element): string {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const texts = [...main.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel ?? '')
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts.join(' ').toLowerCase()
}

async function hasNoEnglish(part: Locator, shown: string[]): Promise<void> {
  const text = await part.evaluate(textsOf)
  const words = text.split(/[^\p{L}\p{M}]+/u)
  const left = english.filter((word) => words.includes(word.toLowerCase()))
  expect(left).toEqual([])
  for (const word of shown) expect(text).toContain(word.toLowerCase())
}

describe.each([
  ['so', { name: 'Cabbirka', fact: '65% cudbi', value: 'dheer' }],
  ['ar', { name: 'المقاس', fact: 'قطن 65%', value: 'طويل' }],
])('options and facts in %s', (language, { name, fact, value }) => {
  journey(
    'are read in that language on the product, in the cart and on the order',
    { language, viewport: narrow },
    async ({ page, open, awake }) => {
      const customer = await given.customer()
      await beSignedIn(page, customer)
      const send = async (path: string, data: object) => {
        const answer = await page.request.post(path, { data, headers: { 'idempotency-key': randomUUID() } })
        expect(answer.ok(), await answer.text()).toBe(true)
        return answer.json()
      }
      const quantity = shirt.type.minimum
      const line = { productId: shirt.id, quantity, breakdown: [{ values: ['M', 'long'], quantity }] }

      await open(`/products/${shirt.id}`)
      // Similar products below may lack a name in this language.
      await hasNoEnglish(page.locator('section[aria-labelledby=manifest]'), [name, fact, value])

      await send('/api/v1/cart/lines', line)
      await open('/customer/cart')
      await awake()
      expect(await page.locator('main fieldset details[open]').count()).toBe(1)
      await hasNoEnglish(page.locator('main'), [name, value])
      await open('/customer/cart?checkout')
      await page.getByRole('dialog').waitFor()
      expect(await page.getByRole('dialog').textContent()).toContain(value)

      const address = { street: 'Suuq Bakaaraha', city: 'Mogadishu', country: 'Somalia' }
      const { id } = await send('/api/v1/orders', { ...line, address })
      await open(`/orders/${id}`)
      await hasNoEnglish(page.locator('main'), [name, value])
    },
  )
})
