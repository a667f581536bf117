import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { contract } from './contract.ts'
import { CompleteProduct, CustomsCode, Price, ProductText } from './forms/product-fields.ts'
import { proceduresOf } from './procedure.ts'
import { boundsOf, isPastBound } from './testing/bounds-of.ts'

/**
 * Every bound of every procedure's input: where it stands, from what to what, and in which procedures. A field that is
 * new here has no line yet; a bound that changed has another one.
 */
const BOUNDS = `
address ..200 characters: applications.submit, profile.save, profile.saveCompany
address ..300 characters: companyFacts.save
address 10..200 characters: supplierSettings.save
address.city 1..100 characters: cart.checkOut, orders.place, quotes.accept
address.country 1..60 characters: cart.checkOut, orders.place, quotes.accept
address.postalCode ..20 characters: cart.checkOut, orders.place, quotes.accept
address.state ..100 characters: cart.checkOut, orders.place, quotes.accept
address.street 1..200 characters: cart.checkOut, orders.place, quotes.accept
after ..100 characters: events.list
after ..200 characters: audit.list, companies.listSuppliers, content.history, feedback.list, feedback.voices,
  imports.list, inbox.list, invitations.list, mail.list, messages.list, notifications.list, orders.list, products.list,
  quotes.list, ratings.list, reviews.list, users.companies, users.history, users.list, verifications.list,
  webhooks.deliveries, wishlist.list
after ..40 characters: imports.exportList
after ..600 characters: listings.list
after 0..1000000 number: imports.rows
amountCents 1..99999999999 number: payments.enter, payments.refund, payments.sendProof
answer.id ..1400 characters: passkeys.add, passkeys.prove, passkeys.signIn
answer.rawId ..1400 characters: passkeys.add, passkeys.prove, passkeys.signIn
answer.reason 1..500 characters: orders.answer
answer.response.attestationObject ..20000 characters: passkeys.add
answer.response.authenticatorData ..4000 characters: passkeys.prove, passkeys.signIn
answer.response.clientDataJSON ..4000 characters: passkeys.add, passkeys.prove, passkeys.signIn
answer.response.signature ..4000 characters: passkeys.prove, passkeys.signIn
answer.response.transports ..10 items: passkeys.add
answer.response.transports[] ..30 characters: passkeys.add
answer.text ..500 characters: orders.answer
articleCode 1..40 characters: products.add, products.edit
auth 22..22 characters: notifications.subscribe
bank 2..100 characters: payout.propose
basis.place 2..60 characters: products.add, products.edit, quotes.counter, quotes.offer
basisPlace 2..60 characters: companySettings.save
before 1..2147483647 number: messages.thread
body ..4000 characters: messages.send
body 1..4000 characters: inbox.note, inbox.reply, inbox.write, messages.ask
breakdown 1..400 items: cart.add, cart.change, orders.place
breakdown[].quantity 1..1000000 number: cart.add, cart.change, orders.place
breakdown[].values 1..2 items: cart.add, cart.change, orders.place
breakdown[].values[] 1..40 characters: cart.add, cart.change, orders.place
businessEmail 1..255 characters: supplierSettings.save
by 1..255 characters: audit.list
callbackUrl ..4000 characters: identity.reauthenticateWithGoogle, identity.signInWithGoogle
carrier ..100 characters: orders.updateShipping
change.price.cents -100000000..100000000 number: products.changeMany
change.price.hundredths -9000..100000 number: products.changeMany
change.reason 1..500 characters: orders.changeMany
change.seen ..100 items: products.changeMany
change.stock 0..1000000000 number: products.changeMany
checks ..6 items: verifications.decide
city ..60 characters: products.add
city 2..50 characters: supplierSettings.save
code ..40 characters: identity.confirmByCode, textMessages.confirm
codeVerifier ..200 characters: identity.reauthenticateWithGoogle, identity.signInWithGoogle
companyName 1..100 characters: applications.submit
companyName 2..100 characters: supplierSettings.save
contactPerson 1..100 characters: applications.submit
contact.city ..100 characters: quotes.prepare
contact.company 2..100 characters: quotes.prepare
contact.email 1..255 characters: quotes.prepare
contact.name 2..100 characters: quotes.prepare
contact.phone ..30 characters: quotes.prepare
container20.cm3 1000000..1000000000 number: tradeSettings.save
container20.grams 1000000..1000000000 number: tradeSettings.save
container40.cm3 1000000..1000000000 number: tradeSettings.save
container40.grams 1000000..1000000000 number: tradeSettings.save
content.address 1..200 characters: content.save
content.description 1..1000 characters: content.save
content.description 1..3000 characters: content.save
content.email 1..255 characters: content.save
content.phone ..40 characters: content.save
content.subtitle 1..160 characters: content.save
content.title 1..100 characters: content.save
country ..2 characters: products.add
country 2..50 characters: supplierSettings.save
currentPassword 6..200 characters: identity.changePassword
decision.amountCents 1..99999999999 number: payments.decide
decision.reason 1..500 characters: payments.decide
depositDays 0..60 number: tradeSettings.save
depositPercent 0..100 number: quotes.counter, quotes.offer, tradeSettings.save
description ..500 characters: supplierSettings.save
details.carton.heightCm 1..1000 number: products.add, products.edit
details.carton.lengthCm 1..1000 number: products.add, products.edit
details.carton.units 1..100000 number: products.add, products.edit
details.carton.widthCm 1..1000 number: products.add, products.edit
details.facts ..12 items: products.add, products.edit
details.facts[].name 1..60 characters: products.add, products.edit
details.facts[].value 1..200 characters: products.add, products.edit
details.options ..2 items: products.add, products.edit
details.options[].name 1..40 characters: products.add, products.edit
details.options[].values 1..20 items: products.add, products.edit
details.options[].values[] 1..40 characters: products.add, products.edit
details.sampleCents 1..99999999999 number: products.add, products.edit
details.volumeCm3 1..1000000000 number: products.add, products.edit
details.weightGrams 1..1000000000 number: products.add, products.edit
earlier.ids ..500 items: reviews.acceptMany
email 1..255 characters: adminSettings.save, applications.submit, contactMessages.send, identity.changeEmail,
  identity.correctEmail, identity.forgotPassword, identity.signIn, identity.signUp, invitations.inviteAdmin,
  invitations.send, needs.send, team.invite
endpoint ..1000 characters: notifications.subscribe
feeHundredths 0..10000 number: tradeSettings.save, verifications.setFee
fileIds ..5 items: applications.submit
fileName 1..200 characters: applications.upload, imports.addPictures, imports.start, messages.sendFile, papers.add,
  payments.sendProof
fullName 2..100 characters: adminSettings.save, identity.signUp, invitations.accept, profile.save,
  supplierSettings.save
holder 2..100 characters: payout.propose
homepage ..1000 characters: applications.submit, contactMessages.send, needs.send
iban ..60 characters: payout.propose
ids 1..100 items: orders.changeMany, products.changeMany, products.confirmPrices
imageIds ..10 items: products.add, products.edit
inbox 1..255 characters: tradeSettings.save
keptCents 0.. number: orders.setStatus
leadDays 0..365 number: products.add, products.edit, quotes.counter, quotes.offer
legalName ..100 characters: profile.saveCompany, supplierSettings.save
legalName ..200 characters: companyFacts.save
kinds 1..5 items: webhooks.make
limit 1..100 number: audit.list, companies.listSuppliers, content.history, feedback.list, feedback.voices, imports.list,
  imports.rows, inbox.list, invitations.list, listings.list, mail.list, messages.list, messages.thread,
  notifications.list, orders.list, products.list, quotes.list, ratings.list, reviews.list, users.companies,
  users.history, users.list,
  verifications.list, webhooks.deliveries, wishlist.list
limit 1..24 number: listings.similar
lines ..100 items: cart.merge, cart.price
lines ..100000 characters: cart.price
lines 1..100 items: amendments.propose, quotes.counter, quotes.offer, quotes.prepare, quotes.request
lines[].breakdown 1..400 items: amendments.propose, cart.merge, cart.price,
  quotes.counter, quotes.offer, quotes.prepare, quotes.request
lines[].breakdown[].quantity 1..1000000 number: amendments.propose, cart.merge, cart.price,
  quotes.counter, quotes.offer, quotes.prepare, quotes.request
lines[].breakdown[].values 1..2 items: amendments.propose, cart.merge, cart.price,
  quotes.counter, quotes.offer, quotes.prepare, quotes.request
lines[].breakdown[].values[] 1..40 characters: amendments.propose, cart.merge, cart.price,
  quotes.counter, quotes.offer, quotes.prepare, quotes.request
lines[].priceCents 1..100000000000 number: quotes.counter, quotes.offer, quotes.prepare, quotes.request
lines[].quantity 1..1000000 number: amendments.propose, cart.merge, cart.price,
  quotes.counter, quotes.offer, quotes.prepare, quotes.request
lines[].unitPriceCents 1..100000000000 number: amendments.propose
maxPriceCents 0..100000000000 number: listings.list
message 1..1000 characters: feedback.send, orders.inquire
message 10..1000 characters: contactMessages.send
minPriceCents 0..100000000000 number: listings.list
minimum 1..1000 number: products.add, products.edit
moneyTerms.deposit{} ..600 characters: tradeSettings.save
moneyTerms.refunds{} ..600 characters: tradeSettings.save
name 1..100 characters: contactMessages.send, needs.send
name 1..40 characters: savedViews.add, savedViews.rename
name 1..60 characters: apiTokens.make, passkeys.add
name 2..100 characters: companies.rename, profile.saveCompany
name 3..100 characters: products.add, products.edit
nonce ..200 characters: identity.reauthenticateWithGoogle, identity.signInWithGoogle
notes ..1000 characters: cart.checkOut, needs.ask, orders.place, quotes.accept, quotes.counter, quotes.offer,
  quotes.prepare, quotes.request
notes ..4000 characters: orders.annotate
number ..30 characters: textMessages.offer
number 1..1000000 number: listings.sitemapPart
number 1..2147483647 number: messages.markRead
p256dh 87..87 characters: notifications.subscribe
password 6..200 characters: identity.changePassword, identity.objectToEmailChange, identity.reauthenticate,
  identity.resetPassword, identity.setPassword, identity.signIn, identity.signUp, invitations.accept
phone ..30 characters: cart.checkOut, companyFacts.save, orders.place, profile.save, quotes.accept
phone 1..40 characters: applications.submit
phone 8..20 characters: supplierSettings.save
pictureIds ..6 items: orders.reportProblem
piecesPerUnit 1..100000 number: products.add, products.edit
port ..10 characters: orderExports.start, orders.list, orders.matching
port ..5 characters: cart.checkOut, needs.send, needs.tell, orders.place, quotes.accept, quotes.counter,
  quotes.prepare, quotes.request
ports 1..40 items: tradeSettings.save
ports[].cities ..60 items: tradeSettings.save
ports[].cities[] 2..60 characters: tradeSettings.save
ports[].country 2..60 characters: tradeSettings.save
ports[].name 2..60 characters: tradeSettings.save
price 1.. characters: products.add, products.edit, products.quickEdit
productDescription 1..2000 characters: applications.submit
productIds ..100 items: listings.prices, wishlist.ids
productIds ..4000 characters: listings.prices, wishlist.ids
productIds 1..100 items: cart.checkOut
productIds 1..20 items: needs.ask
q ..100 characters: inbox.list, listings.list, orderExports.start, orders.list, orders.matching, products.list,
  products.matching, users.companies, users.list, verifications.list
q 1..100 characters: listings.suggest
q 2..100 characters: messages.search
quantity 1..1000000 number: cart.add, cart.change, needs.ask, needs.send, needs.tell, orders.place
query ..1000 characters: savedViews.add
rates ..3 items: currencyRates.save
rates[].millionths 1..1000000000000000 number: currencyRates.save
rating 1..5 number: feedback.send
reason ..1000 characters: reviews.decide, verifications.decide, verifications.decideChange
reason ..500 characters: payout.decide
reason 1..1000 characters: messages.report, users.suspend, verifications.suspend
reason 1..500 characters: orders.setStatus, orders.undoMany, orders.updateShipping, quotes.decline, ratings.hide
reference 1..100 characters: payments.enter, payments.refund, payments.sendProof
refundLimitCents 0..99999999999 number: tradeSettings.save
registryNumber ..100 characters: supplierSettings.save
reviews 1..100 items: reviews.acceptMany
scopes 1..4 items: apiTokens.make
seconds 0.. number: applications.submit, contactMessages.send, needs.send
seen ..100 characters: verifications.decide
seenTotalCents 0.. number: orders.place
shown.price 1.. characters: products.edit, products.quickEdit
shown.tiers ..10 items: products.edit, products.quickEdit
shown.tiers[].from 2..1000000 number: products.edit, products.quickEdit
shown.tiers[].price 1.. characters: products.edit, products.quickEdit
stars 1..5 number: ratings.rate
state ..200 characters: identity.reauthenticateWithGoogle, identity.signInWithGoogle
stock 0..1000000000 number: products.add, products.edit, products.quickEdit
stockSeen 0..1000000000 number: products.edit
synonyms ..2000 items: companySettings.save
synonyms[] 2..20 items: companySettings.save
synonyms[][] 1..60 characters: companySettings.save
taxNumber ..100 characters: companyFacts.save, profile.saveCompany, supplierSettings.save
text 1..1000 characters: orders.reportProblem, ratings.answer
texts 1..40 items: translations.draft, translations.translate
texts[] 1..1000 characters: translations.draft, translations.translate
texts{}.description 10..1000 characters: reviews.decide
texts{}.name 3..100 characters: reviews.decide
tiers ..10 items: products.add, products.edit
tiers[].from 2..1000000 number: products.add, products.edit
tiers[].price 1.. characters: products.add, products.edit
token 20..100 characters: deals.claim, deals.get, deals.getClaim, identity.confirmEmail,
  identity.objectToEmailChange, identity.resetPassword,
  invitations.accept, invitations.check, invitations.join, passkeys.beginSignIn, passkeys.signIn, tracking.get
totalCents 0.. number: cart.checkOut
trackingNumber ..100 characters: orders.updateShipping
translations{}.name 3..100 characters: products.add, products.edit
url ..500 characters: webhooks.make
version 1..12 number: quotes.accept, quotes.counter, quotes.get, quotes.offer
version 1..21 number: amendments.propose
version 1..2147483647 number: content.restore, content.save
ways 1..10 items: notifications.chooseWays
waysToPay ..20 items: tradeSettings.save
waysToPay[].details 1..12 items: tradeSettings.save
waysToPay[].details[] 1..200 characters: tradeSettings.save
waysToPay[].title 2..100 characters: tradeSettings.save
what 3..1000 characters: needs.send, needs.tell
whatsapp ..30 characters: companyFacts.save
words ..1000 characters: ratings.rate
words 1..100 characters: analytics.recordMiss
`

interface Line {
  path: string
  least: number | undefined
  most: number | undefined
  of: string
  procedures: string[]
}

const numberOf = (text = '') => (text === '' ? undefined : Number(text))

const lines: Line[] = BOUNDS.trim()
  .replaceAll(/\n {2,}/g, ' ')
  .split('\n')
  .map((line) => {
    const [, path = '', least, most, of = '', names = ''] = /^(\S+) (-?\d*)\.\.(\d*) (\w+): (.*)$/.exec(line) ?? []
    return { path, least: numberOf(least), most: numberOf(most), of, procedures: names.split(', ') }
  })

const declared = proceduresOf(contract).flatMap(({ name, procedure }) =>
  boundsOf(procedure.input).map((bound) => ({ name, bound })),
)
const said = ({ path, least, most, of }: Omit<Line, 'procedures'>) => `${path} ${least ?? ''}..${most ?? ''} ${of}`

it('every bound of an input has a line, and no line is about another', () => {
  const listed = lines.flatMap((line) => line.procedures.map((name) => `${name}: ${said(line)}`))
  expect([...new Set(declared.map(({ name, bound }) => `${name}: ${said(bound)}`))].sort()).toEqual(listed.sort())
})

it.each(lines)('$path is taken from $least to $most $of, and one past it refused', ({ procedures, ...line }) => {
  const { path, least, most } = line
  for (const name of procedures) {
    const schemas = declared.filter((each) => each.name === name && said(each.bound) === said(line))
    expect(schemas.length, `${name}: ${path}`).toBeGreaterThan(0)
    for (const { bound } of schemas) {
      const past = (size: number | undefined, step: number) =>
        size === undefined ? undefined : [isPastBound(bound, size), isPastBound(bound, size + step)]
      const expected = (size: number | undefined) => (size === undefined ? undefined : [false, true])
      expect([past(least, -1), past(most, 1)], `${name}: ${path}`).toEqual([expected(least), expected(most)])
    }
  }
})

describe('bounds that stand in a rule', () => {
  const fits = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
  const text = (length: number) => 'x'.repeat(length)

  it.each<[string, z.ZodType, unknown[], unknown[]]>([
    ['a description', ProductText.shape.description, ['', text(10), text(1000)], [text(1), text(9), text(1001)]],
    [
      'a description under review',
      CompleteProduct.shape.description,
      [text(10), text(1000)],
      ['', text(9), text(1001)],
    ],
    ['a price', Price, ['0', '999999999.99', '1.5'], ['1000000000', '1.555', '-1', '']],
    ['a customs code', CustomsCode, ['1234', `1${'0'.repeat(15)}`], ['123', `1${'0'.repeat(16)}`]],
  ])('%s', (_, schema, taken, refused) => {
    expect(taken.filter((value) => !fits(schema, value))).toEqual([])
    expect(refused.filter((value) => fits(schema, value))).toEqual([])
  })
})

/** Numbers that use cases and jobs keep to; each is tried at its edge beside them. */
const NUMBERS: Record<string, number> = {
  ACCOUNT_EXPORT_DAYS: 7,
  DELETION_UNDO_DAYS: 14,
  INVOICE_KEPT_YEARS: 10,
  MOST_MATCHING: 500,
  UNDO_MINUTES: 60,
  MOST_PRODUCTS: 20_000,
  MOST_UNPAID_ORDERS: 50,
  MOST_NEW_QUOTES: 100,
  MOST_MAILS: 1000,
  MAX_FEEDBACK: 1000,
  MAX_IMAGE_BYTES: 5_242_880,
  LEAST_SECONDS: 3,
  MAX_CATALOGUES: 5,
  MAX_CATALOGUE_BYTES: 10_485_760,
  DIGEST_HOUR: 8,
  EVENT_DAYS: 3,
  FAILED_MAIL_DAYS: 30,
  MAX_PROBLEM_PICTURES: 6,
  MAX_PROOF_BYTES: 10_485_760,
  MAX_REPORT: 1000,
  MOST_WAITING: 100,
  MOST_PASSKEYS: 10,
  MOST_TOKENS: 10,
  MOST_WEBHOOKS: 5,
  MOST_REPLAYED: 1000,
  DELIVERY_DAYS: 30,
  WEBHOOK_URL_LENGTH: 500,
  TOKEN_CALLS: 600,
  TOKEN_NAME_LENGTH: 60,
  PASSKEY_MINUTES: 5,
  PASSKEY_NAME_LENGTH: 60,
  MAX_OPEN_PROOFS: 10,
  MAX_PAPER_BYTES: 10 * 1024 * 1024,
  MAX_PAPERS: 20,
  MAX_PAYMENT_CENTS: 99_999_999_999,
  MOST_DAYS: 1098,
  MOST_STEPS: 160,
  APPLIED_IMPORT_DAYS: 30,
  IMPORT_HOLDS_DAYS: 2,
  MAX_LIST_BYTES: 5_242_880,
  MAX_LIST_PICTURES: 2000,
  MAX_LIST_ROWS: 10_000,
  MAX_MESSAGE: 4000,
  MAX_MESSAGE_FILE_BYTES: 10 * 1024 * 1024,
  MAX_PICTURES_BYTES: 209_715_200,
  MAX_STOCK: 1_000_000_000,
  SITEMAP_LIMIT: 50_000,
  SITEMAP_PART: 10_000,
  THREAD_PAGE: 30,
  TEXT_MESSAGE_DAYS: 90,
  PRICE_HOLDS_DAYS: 30,
  MOST_VIEWS: 20,
  LARGE_CHANGE_PERCENT: 30,
  MOST_TOLD: 100,
  DAY: 86_400_000,
  MOST_NAMED: 10,
  MOST_MISSED: 50,
  MOST_ASKED: 10,
  MOST_ASKED_PRODUCTS: 20,
  MOST_NEW_CONVERSATIONS: 30,
  MOST_AT_ONCE: 100,
  LATEST_EVENTS: 6,
  MAX_RATING_WORDS: 1000,
  MIN_RATINGS: 3,
  RATING_DAYS: 30,
  RATINGS_OF_PROFILE: 10,
}

it('every number that the contract decides is the one of the table', async () => {
  const found: Record<string, number> = {}
  for (const folder of ['values', 'procedures']) {
    const files = readdirSync(new URL(folder, import.meta.url)).filter((file) => /^[\w-]+\.ts$/.test(file))
    for (const file of files) {
      const exported: Record<string, unknown> = await import(new URL(`${folder}/${file}`, import.meta.url).href)
      for (const [name, value] of Object.entries(exported)) if (typeof value === 'number') found[name] = value
    }
  }
  expect(found).toEqual(NUMBERS)
})
