import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenChat } from '@ticarum/server/testing/given-messages'
import type { Page } from 'playwright-core'
import { beSignedIn } from '../browser/be-signed-in.ts'
import type { Effect, PreparedForm, TestedForm } from './form.ts'
import { given, owner } from './world.ts'

const sides = ['customer', 'supplier'] as const

/** Somebody on a page of one of their conversations. */
async function openChat(page: Page, person: GivenPerson): Promise<string> {
  const id = await givenChat({ owner, given }, person)
  await beSignedIn(page, person)
  await page.goto(`/${person.role}/messages/${id}`)
  return id
}

/** What is pressed before the form of an intent is seen. */
const folded: Record<string, string> = {
  block: 'Block or report',
  report: 'Block or report',
}

/** What stands there once its link was pressed. */
const unfolded = ['phrase', 'file']

const inThread = (
  side: (typeof sides)[number],
  form: Pick<TestedForm, 'intent' | 'withoutScriptsOnly'> & {
    typed?: Record<string, string>
    file?: PreparedForm['file']
    effect(id: string): Effect
    says: RegExp
  },
): TestedForm => ({
  name: `${form.intent} in a conversation, as a ${side}`,
  route: `routes/${side}/conversation`,
  ...(form.intent && { intent: form.intent }),
  ...(form.withoutScriptsOnly && { withoutScriptsOnly: true }),
  async prepare(page) {
    const id = await openChat(page, await given[side]())
    if (form.intent && unfolded.includes(form.intent)) await page.goto(`${page.url()}?open=${form.intent}`)
    const inside = folded[form.intent ?? '']
    if (inside) await page.getByText(inside).click()
    return {
      effects: [form.effect(id)],
      says: form.says,
      ...(form.typed && { typed: form.typed }),
      ...(form.file && { file: form.file }),
    }
  },
})

const asking = (side: (typeof sides)[number], kind: 'product' | 'order' | 'supplier'): TestedForm => ({
  name: `ask about a ${kind}, as a ${side}`,
  route: `routes/${side}/ask-${kind}`,
  async prepare(page) {
    const [customer, supplier] = [await given.customer(), await given.supplier()]
    const supplierId = supplier.companyId ?? ''
    const subjects = {
      product: async () => (await given.product({ supplierId })).id,
      order: async () => (await given.order({ customer, supplierId })).id,
      supplier: async () => supplierId,
    }
    await beSignedIn(page, side === 'customer' ? customer : supplier)
    await page.goto(`/${side}/messages/ask/${kind}/${await subjects[kind]()}`)
    return {
      typed: { body: 'Is it in stock?' },
      effects: [["select from messages where supplier_id = $1 and body = 'Is it in stock?'", supplierId]],
      says: /Is it in stock\?/,
    }
  },
})

/** An admin writes in the thread of an order or a quote. */
const byDesk = (intent: string, of: 'order' | 'quote', form: Pick<PreparedForm, 'typed' | 'says'>): TestedForm => ({
  name: `${intent} in the thread of one ${of}, as an admin`,
  route: 'routes/admin/deal-thread',
  intent,
  withoutScriptsOnly: true,
  async prepare(page) {
    const { id } = await given[of]({})
    await beSignedIn(page, await given.admin())
    await page.goto(`/admin/${of}s/${id}/messages`)
    if (unfolded.includes(intent)) await page.goto(`${page.url()}?open=${intent}`)
    const inside = folded[intent]
    if (inside) await page.getByText(inside).click()
    return { ...form, effects: [['select from messages where conversation_id = $1', id]] }
  },
})

/** Forms of both sides of a conversation, and of the desk in the thread of a deal. */
export const messagesForms: TestedForm[] = [
  ...sides.flatMap((side) => [
    // With scripts a message is sent by the page's own queue: e2e/journeys/messages.e2e.ts.
    inThread(side, {
      intent: 'send',
      withoutScriptsOnly: true,
      typed: { body: 'Ready on Monday.' },
      effect: (id) => ["select from messages where conversation_id = $1 and body = 'Ready on Monday.'", id],
      says: /Ready on Monday\./,
    }),
    inThread(side, {
      intent: 'phrase',
      withoutScriptsOnly: true,
      effect: (id) => ["select from messages where conversation_id = $1 and phrase = 'delivery.when'", id],
      says: /When can you deliver\?/,
    }),
    inThread(side, {
      intent: 'file',
      file: { field: 'file', name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') },
      effect: (id) => ["select from messages where conversation_id = $1 and body = 'list.pdf'", id],
      says: /list\.pdf/,
    }),
    inThread(side, {
      intent: 'block',
      effect: (id) => [`select from conversations where id = $1 and ${side}_blocked_at is not null`, id],
      says: /You have blocked this conversation/,
    }),
    inThread(side, {
      intent: 'report',
      typed: { reason: 'They ask for money elsewhere.' },
      effect: (id) => ['select from message_reports where conversation_id = $1', id],
      says: /Your report was sent/,
    }),
  ]),
  ...(['product', 'order', 'supplier'] as const).map((kind) => asking('customer', kind)),
  asking('supplier', 'order'),
  byDesk('send', 'order', { typed: { body: 'The ship leaves on Friday.' }, says: /The ship leaves on Friday\./ }),
  byDesk('phrase', 'quote', { says: /When can you deliver\?/ }),
]
