import { priceOf } from '@ticarum/contract/money'
import { placesIn } from '@ticarum/contract/values/place-names'
import type { Incoterm } from '@ticarum/contract/values/products'
import type { LetterRows } from '@ticarum/db/tables.generated'
import type { Letter, LetterParts } from './letter.ts'
import type { OrderTemplate } from './order-templates.ts'
import { quoted, quotedLines } from './say.ts'

type PlacedOrder = { orderId: string; sample?: 'yes' } & LetterRows['order_letter']

/** People's own words, of any length and direction, each in a paragraph of its own. */
const quotedAll = (args: object) =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, quoted(String(value))]))

export const orderLetter =
  (template: OrderTemplate) =>
  ({ language, say, args, origin }: LetterParts): Letter => {
    const order = args as PlacedOrder
    const place = quoted(placesIn(language, order.place))
    const values = {
      ...quotedAll(order),
      totalPrice: `$${priceOf(Number(BigInt(order.totalCents)))}`,
      basis: say(`basis.${order.incoterm as Incoterm}`, { place }),
      quantity: String(order.quantity),
      furtherProducts: String(order.furtherProducts),
    }
    return {
      subject: say(`${template}.subject`),
      paragraphs: [
        say(`${template}.body`, values),
        ...(order.sample ? [say(`${template}.sample`)] : []),
        ...(order.furtherProducts > 0 ? [say(`${template}.further`, values)] : []),
        say(`${template}.total`, values),
        ...(template === 'order-placed' ? howToPay(say, order) : []),
        ...(order.notes ? [say(`${template}.notes`, values)] : []),
      ],
      button: { label: say(`${template}.button`), url: `${origin}/orders/${order.orderId}` },
      why: say(`${template}.why`),
    }
  }

/** What is due, by when, and how. Account numbers stand on the order's page: an e-mail can be forged. */
function howToPay(say: LetterParts['say'], order: PlacedOrder): string[] {
  const [deposit, total] = [BigInt(order.depositCents), BigInt(order.totalCents)]
  const dollars = (cents: bigint) => `$${priceOf(Number(cents))}`
  const values = { days: String(order.depositDays), number: quoted(order.number), ways: quoted(order.ways) }
  return [
    ...(deposit > 0n ? [say('order-placed.deposit', { ...values, amount: dollars(deposit) })] : []),
    ...(total > deposit ? [say('order-placed.balance', { amount: dollars(total - deposit) })] : []),
    order.ways ? say('order-placed.ways', values) : say('order-placed.ways-none'),
  ]
}

export function inquiryLetter({ say, args, origin }: LetterParts): Letter {
  const inquiry = args as LetterRows['inquiry_letter']
  return {
    subject: say('order-inquiry.subject'),
    paragraphs: [say('order-inquiry.body', quotedAll(inquiry)), ...quotedLines(inquiry.message)],
    button: { label: say('order-inquiry.button'), url: `${origin}/orders/${inquiry.orderId}` },
    why: say('order-inquiry.why'),
  }
}
