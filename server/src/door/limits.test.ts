import { contract } from '@ticarum/contract/contract'
import { proceduresOf } from '@ticarum/contract/procedure'
import { testDatabase } from '@ticarum/db/testing/database'
import { expect, it } from 'vitest'
import { visitor } from './actor.ts'
import { newCaller } from './caller.ts'
import { Refusal } from './domain-error.ts'
import { createRateLimiter, sharedStore } from './rate-limit.ts'
import { readFile, streamFile } from './read-file.ts'

/**
 * How often each procedure may be called: so many calls in so many seconds, by device or account; `shared` by all
 * instances. A new procedure needs its name here, a changed limit another line.
 */
const CALLS = `
3 in 86400 s by account shared: account.startExport, mail.endRefusal
30 in 86400 s by account shared: papers.add
5 in 3600 s by account shared: identity.askConfirmation, identity.changeEmail, identity.correctEmail,
  textMessages.offer
10 in 3600 s by device shared: identity.forgotPassword
10 in 3600 s by account shared: feedback.send, messages.report, payout.propose
20 in 3600 s by device shared: applications.submit, contactMessages.send, identity.objectToEmailChange,
  identity.resetPassword, identity.signUp, needs.send
20 in 3600 s by account shared: apiTokens.make, needs.tell, orders.inquire, passkeys.add, passkeys.remove,
  webhooks.make
20 in 3600 s by account: orderExports.start
30 in 3600 s by account shared: identity.confirmByCode, team.invite, textMessages.confirm
30 in 3600 s by account: verifications.submit
10 in 600 s by account shared: identity.changePassword, identity.reauthenticate, identity.reauthenticateWithGoogle,
  identity.setPassword
60 in 3600 s by device: analytics.recordMiss, identity.confirmEmail
60 in 3600 s by account: deals.link, deals.revoke, imports.addPictures, imports.apply, imports.start, messages.block,
  notifications.subscribe, orders.share,
  orders.unshare
60 in 3600 s by account shared: invitations.inviteAdmin, invitations.resend, invitations.send, webhooks.replay,
  webhooks.replaySince
60 in 3600 s by device shared: applications.upload, needs.upload
20 in 600 s by account shared: passkeys.prove
20 in 300 s by device, network grows, shared: identity.signIn
20 in 300 s by device, network 2000, shared: identity.signInWithGoogle, passkeys.beginSignIn, passkeys.signIn
30 in 300 s by device, network 2000: identity.beginGoogle
60 in 600 s by account: passkeys.beginAdding, passkeys.beginProof, passkeys.list
30 in 300 s by device shared: invitations.accept
30 in 300 s by account shared: invitations.join
600 in 3600 s by account: images.upload
60 in 300 s by device shared: invitations.check
20 in 60 s by account: identity.chooseRole, identity.signOutEverywhere
100 in 3600 s by account shared: messages.sendFile
30 in 60 s by account shared: messages.ask, messages.send
30 in 60 s by account: companies.rename, imports.exportList, imports.template
60 in 60 s by account: amendments.accept, amendments.decline, amendments.propose, amendments.withdraw, deals.claim,
  deals.getClaim, identity.chooseLanguage, identity.renewSession, invitations.revoke, messages.search,
  notifications.choose,
  notifications.chooseWays, notifications.markAllRead, notifications.unsubscribe,
  payments.confirmRefund, payments.decide, payments.enter, payments.refund, payments.sendProof,
  payments.withdrawRefund, payout.get, quotes.accept, quotes.counter, quotes.decideClaim, quotes.decline, quotes.offer,
  quotes.prepare, quotes.request,
  quotes.withdraw, ratings.answer, ratings.rate, textMessages.end, translations.draft, translations.translate
60 in 60 s by device: deals.get, identity.signOut, listings.sitemapParts, tracking.get
120 in 60 s by account: account.getDeletion, account.getExport, account.lastExport, account.requestDeletion,
  account.undoDeletion, adminSettings.get, adminSettings.save, analytics.missed, analytics.platform, analytics.supplier,
  analytics.totals, apiTokens.list, apiTokens.revoke, webhooks.deliveries, webhooks.list, webhooks.remove,
  cart.add, cart.change, cart.checkOut, cart.merge, cart.remove, companyFacts.save,
  companySettings.get, companySettings.save, content.history, content.restore, content.save, content.sections,
  currencyRates.save, customerSettings.get, customerSettings.save, identity.sessions, identity.signInWays,
  invitations.list, mail.allow, mail.getRefusal, mail.list, mail.sendAgain,
  orders.addPicture, orders.annotate, orders.answer, orders.cancel,
  orders.changeMany, orders.confirmReceipt, orders.place, orders.reportProblem, orders.setStatus,
  orders.undoMany, orders.updateShipping, papers.getFile, papers.list, papers.remove, payments.getProof,
  products.add, products.changeMany,
  products.confirmPrices, products.duplicate, products.edit, products.pause, products.quickEdit, products.remove,
  products.resume, products.submit, products.undoMany, profile.get, profile.save, profile.saveCompany,
  supplierSettings.get, supplierSettings.save, team.handOver, team.list, team.remove, team.revokeInvitation,
  textMessages.get,
  tradeSettings.agreeToWays, tradeSettings.get, tradeSettings.save, tradeSettings.withdrawWays, users.companies,
  users.confirmEmail, users.count, users.get, users.history, users.list, users.makeAdmin, users.makeOwner,
  users.removePasskeys, users.restore, users.setRole, users.suspend, wishlist.add, wishlist.remove
120 in 60 s by device: analytics.view
240 in 60 s by device: listings.sitemapPart
300 in 60 s by account: addresses.list, addresses.remove, applications.getFile, audit.list, bulkActs.get,
  companies.activity, companies.getMine, feedback.decide, feedback.hide, feedback.list, feedback.show, imports.get,
  imports.list, imports.rows, inbox.assign, inbox.count, inbox.get, inbox.list, inbox.move, inbox.note, inbox.reply,
  inbox.write,
  invitations.get, needs.ask, needs.getPicture, needs.sendDeals,
  notifications.list, notifications.markRead, notifications.ways,
  orderExports.get, payout.decide, payout.of,
  products.counts, products.get, products.list, products.matching, reviews.acceptMany, reviews.decide, reviews.get,
  ratings.hide, ratings.show,
  reviews.list, savedViews.add, savedViews.list, savedViews.remove, savedViews.rename, verifications.decide,
  verifications.decideChange, verifications.get, verifications.list, verifications.setFee, verifications.suspend
300 in 60 s by device: cart.price
600 in 60 s by account: amendments.list, cart.count,
  cart.get, identity.session, listings.prices, messages.count, messages.getFile, messages.list,
  messages.markDelivered, messages.markRead, messages.subject, messages.thread, notifications.count,
  orders.assignees, orders.counts, orders.get, orders.list, orders.matching, orders.reorder, orders.waiting,
  quotes.get, quotes.list, quotes.waiting, wishlist.ids, wishlist.list
600 in 60 s by device: companies.listSuppliers, companies.supplier, companyFacts.get, content.figures, content.get,
  currencyRates.list, feedback.voices, listings.categories, listings.get, listings.list, listings.similar,
  listings.suggest, ratings.list, tradeSettings.ports
3000 in 60 s by account: events.list, images.getMine, images.getOfOrder
6000 in 60 s by device: images.getPublic
`

/** How large a file each procedure takes, in bytes. */
const FILES: Record<string, number> = {
  'images.upload': 5 * 1024 * 1024,
  'imports.start': 5 * 1024 * 1024,
  'imports.addPictures': 200 * 1024 * 1024,
  'orders.addPicture': 5 * 1024 * 1024,
  'payments.sendProof': 10 * 1024 * 1024,
  'applications.upload': 10 * 1024 * 1024,
  'needs.upload': 5 * 1024 * 1024,
  'papers.add': 10 * 1024 * 1024,
  'messages.sendFile': 10 * 1024 * 1024,
}

const procedures = proceduresOf(contract)

const limits = new Map(
  CALLS.trim()
    .replaceAll(/\n {2,}/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, max, seconds, by = '', network, shared, names = ''] =
        /^(\d+) in (\d+) s by (\w+)(?:, network (\w+))?(,? shared)?: (.*)$/.exec(line) ?? []
      const limit = {
        by,
        max: Number(max),
        seconds: Number(seconds),
        ...(network && { network: network === 'grows' ? network : Number(network) }),
        ...(shared && { shared: true }),
      }
      return names.split(', ').map((name) => [name, limit] as const)
    }),
)

it('every procedure has the limit of the table', () => {
  expect(Object.fromEntries(procedures.map(({ name, procedure }) => [name, procedure.rateLimit]))).toEqual(
    Object.fromEntries(limits),
  )
})

const { app } = await testDatabase()
const consume = createRateLimiter(sharedStore(app))

it.each(procedures)('$name is answered as often as the table says, and not once more', async ({ name, procedure }) => {
  const { max, by } = limits.get(name) ?? { max: 0, by: 'device' }
  const call = () => consume(name, procedure.rateLimit, visitor, newCaller({ address: '192.0.2.1' }))
  for (let n = 0; n < max; n++) await call()
  await expect(call(), `${name} by ${by}`).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

const takers = procedures.flatMap(({ name, procedure: { file } }) => (file ? [{ name, ...file }] : []))

it('every procedure that takes a file stands in the table', () => {
  expect(takers.map(({ name }) => name).sort()).toEqual(Object.keys(FILES).sort())
})

const PART = new Uint8Array(1024 * 1024)

/** A file of so many bytes, made while it is read. */
function fileOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes
  return new ReadableStream({
    pull(to) {
      if (left === 0) return to.close()
      const part = PART.subarray(0, Math.min(left, PART.length))
      left -= part.length
      to.enqueue(part)
    },
  })
}

it.each(takers)('$name takes a file of the size of the table, and not a byte more', async ({ name, ...file }) => {
  const read = async (bytes: number) => {
    const upload = { add: () => {}, end: async () => {} }
    const raw = { file: fileOf(bytes) }
    if (!file.streamed) return (await readFile(raw, file.maxBytes, upload)).length
    let size = 0
    for await (const part of streamFile(raw, file.maxBytes, upload).chunks) size += part.length
    return size
  }
  const most = FILES[name] ?? 0
  expect(await read(most)).toBe(most)
  const refused = await read(most + 1).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({ code: 'FILE_TOO_LARGE', args: { maxBytes: most } })
})
