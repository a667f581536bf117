import { z } from 'zod'
import type { Letter, LetterParts } from './letter.ts'
import type { OrderTemplate } from './order-templates.ts'
import { quoted, quotedLines } from './say.ts'

const PlacedOrder = z.object({
  orderId: z.uuid(),
  number: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  supplierName: z.string(),
  productName: z.string(),
  furtherProducts: z.int(),
  quantity: z.int(),
  totalPrice: z.string().regex(/^\$\d+\.\d{2}$/),
  basis: z.string(),
  notes: z.string().nullable(),
})

const Inquiry = z.object({
  orderId: z.uuid(),
  number: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  productName: z.string(),
  message: z.string(),
})

/** Everybody's own words, which are of any length and direction, each on its own. */
const quotedAll = (args: Record<string, string | number | null>) =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, quoted(String(value ?? ''))]))

export const orderLetter =
  (template: OrderTemplate) =>
  ({ say, args, origin }: LetterParts): Letter => {
    const order = PlacedOrder.parse(args)
    const values = {
      ...quotedAll(order),
      totalPrice: order.totalPrice,
      quantity: String(order.quantity),
      furtherProducts: String(order.furtherProducts),
    }
    return {
      subject: say(`${template}.subject`),
      paragraphs: [
        say(`${template}.body`, values),
        ...(order.furtherProducts > 0 ? [say(`${template}.further`, values)] : []),
        say(`${template}.total`, values),
        ...(order.notes ? [say(`${template}.notes`, values)] : []),
      ],
      button: { label: say(`${template}.button`), url: `${origin}/orders/${order.orderId}` },
      why: say(`${template}.why`),
    }
  }

export function inquiryLetter({ say, args, origin }: LetterParts): Letter {
  const inquiry = Inquiry.parse(args)
  return {
    subject: say('order-inquiry.subject'),
    paragraphs: [say('order-inquiry.body', quotedAll(inquiry)), ...quotedLines(inquiry.message)],
    button: { label: say('order-inquiry.button'), url: `${origin}/orders/${inquiry.orderId}` },
    why: say('order-inquiry.why'),
  }
}
