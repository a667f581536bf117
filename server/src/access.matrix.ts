import type { QuoteState } from '@ticarum/contract/values/quotes'
import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenApiToken, givenDelivery, givenWebhook } from './testing/given-api-access.ts'
import {
  givenAddress,
  givenCartLine,
  givenForEmptyCart,
  givenGoods,
  givenWish,
  mogadishu,
  tradeSettingsInput,
} from './testing/given-buying.ts'
import {
  completeSettings,
  editedProduct,
  givenHiddenPrice,
  givenProduct,
  givenSeal,
  givenSubmission,
  givenUnverified,
  productVersionOf,
  settingsVersion,
} from './testing/given-catalogue.ts'
import { givenChange } from './testing/given-change.ts'
import { contentVersion, givenContentVersion } from './testing/given-content.ts'
import { givenFeedback, someFeedback } from './testing/given-feedback.ts'
import { givenImport, zipOfOnePicture } from './testing/given-imports.ts'
import {
  aMessage,
  anApplication,
  givenApplication,
  givenCatalogue,
  givenContact,
  itemVersion,
} from './testing/given-inbox.ts'
import { givenChat, givenMessageFile } from './testing/given-messages.ts'
import { aNeed, givenAnsweredNeed, givenNeed, givenNeedPicture, needVersion } from './testing/given-needs.ts'
import {
  aPayment,
  aProof,
  givenAmendment,
  givenExport,
  givenOrder,
  givenPayment,
  givenProof,
  givenRefundDue,
  givenSharedOrder,
  givenTracking,
  givenWaitingRefund,
  orderOf,
} from './testing/given-orders.ts'
import { aPaper, givenPaper } from './testing/given-papers.ts'
import { givenChallenge, givenPasskey, givenWaitingSignIn } from './testing/given-passkeys.ts'
import { givenPayout, somePayout } from './testing/given-payout.ts'
import {
  anOffer,
  givenClaim,
  givenDealLink,
  givenQuote,
  givenSharedQuote,
  givenUnclaimedDeal,
  linesOfQuote,
} from './testing/given-quotes.ts'
import { givenRatedOrder } from './testing/given-ratings.ts'
import { givenBulkAct, givenView } from './testing/given-tables.ts'
import { givenWaysChange } from './testing/given-ways.ts'
import { type Inputs, readMatrix, type Subjects } from './testing/matrix.ts'
import {
  givenAccountExport,
  givenColleagueInvitation,
  givenDevices,
  givenFailedMail,
  givenGoogle,
  givenInvitation,
  givenInvitationLink,
  givenLink,
  givenListing,
  givenNotice,
  givenSession,
  givenTextNumber,
  testSubscription,
} from './testing/personas.ts'
import { redPicture } from './testing/pictures.ts'
import { softwareAuthenticator } from './testing/software-authenticator.ts'

/**
 * Who may do what: every procedure of the contract, as everybody.
 * ok: done · in: UNAUTHENTICATED · no: FORBIDDEN · none: NOT_FOUND · wrong: WRONG_CREDENTIALS
 * taken: ROLE_ALREADY_CHOSEN · team: ALREADY_MEMBER · mail: EMAIL_NOT_CONFIRMED · set: WRONG_STATE
 * -: has no such thing
 */
export const accessMatrix = readMatrix(`
                                      visitor       colleague     supplier      admin         unconfirmed   deleted
                                             customer      otherCustomer otherSupplier roleless      suspended

  identity.signIn                     wrong  ok     ok     ok     ok     ok     ok     ok     ok     wrong  wrong
  identity.signOut                    ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  identity.signUp                     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  identity.beginGoogle                ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  identity.signInWithGoogle           ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  identity.sessions                   in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  identity.forgotPassword             ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  identity.resetPassword              ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  identity.reauthenticate             in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  identity.reauthenticateWithGoogle   in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  identity.signInWays                 in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  identity.setPassword                in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  identity.askConfirmation            in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  identity.confirmEmail               ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  identity.confirmByCode              in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  identity.correctEmail               in     set    set    set    set    set    set    set    ok     in     in
  identity.changeEmail                in     ok     ok     ok     ok     ok     ok     ok     mail   in     in
  identity.objectToEmailChange        ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  identity.session                    in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  identity.chooseLanguage             in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  identity.renewSession               in     ok     ok     ok     ok     ok     ok     ok     ok     in     in

  account.getDeletion                 in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  account.requestDeletion             in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  account.undoDeletion                in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  account.startExport                 in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  account.lastExport                  in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  account.getExport own               -      ok     ok     ok     ok     ok     ok     ok     ok     in     in
  account.getExport other's           in     none   none   none   none   none   none   none   none   in     in
  account.getExport absent            in     none   none   none   none   none   none   none   none   in     in

  passkeys.list                       in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  passkeys.beginAdding                in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  passkeys.add                        in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  passkeys.remove own                 -      ok     ok     ok     ok     ok     ok     ok     ok     in     in
  passkeys.remove other's             in     none   none   none   none   none   none   none   none   in     in
  passkeys.remove absent              in     none   none   none   none   none   none   none   none   in     in
  passkeys.beginProof                 in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  passkeys.prove                      in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  passkeys.beginSignIn                ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  passkeys.signIn                     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok

  companies.listSuppliers             ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  companies.supplier own              -      -      -      -      ok     ok     -      -      -      -      -
  companies.supplier other's          ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  companies.supplier absent           none   none   none   none   none   none   none   none   none   none   none
  companies.getMine                   in     ok     ok     ok     ok     ok     no     no     ok     in     in
  companies.activity                  in     no     no     no     ok     ok     no     no     no     in     in
  companies.rename                    in     ok     no     ok     ok     ok     no     no     ok     in     in

  listings.list                       ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  listings.suggest                    ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  listings.categories                 ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  listings.get own                    -      -      -      -      ok     ok     -      -      -      -      -
  listings.get other's                ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  listings.get absent                 none   none   none   none   none   none   none   none   none   none   none
  listings.prices                     in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  listings.similar own                -      -      -      -      ok     ok     -      -      -      -      -
  listings.similar other's            ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  listings.similar absent             none   none   none   none   none   none   none   none   none   none   none

  listings.sitemapParts               ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  listings.sitemapPart                ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok

  images.upload                       in     no     no     no     ok     ok     ok     no     no     in     in
  images.getMine                      in     no     no     no     ok     ok     ok     no     no     in     in
  images.getPublic                    ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok

  imports.template                    in     no     no     no     ok     ok     no     no     no     in     in
  imports.exportList                  in     no     no     no     ok     ok     no     no     no     in     in
  imports.list                        in     no     no     no     ok     ok     no     no     no     in     in
  imports.start                       in     no     no     no     ok     ok     no     no     no     in     in
  imports.get own                     -      -      -      -      ok     ok     -      -      -      -      -
  imports.get other's                 in     no     no     no     none   none   no     no     no     in     in
  imports.get absent                  in     no     no     no     none   none   no     no     no     in     in
  imports.rows own                    -      -      -      -      ok     ok     -      -      -      -      -
  imports.rows other's                in     no     no     no     none   none   no     no     no     in     in
  imports.rows absent                 in     no     no     no     none   none   no     no     no     in     in
  imports.addPictures own             -      -      -      -      ok     ok     -      -      -      -      -
  imports.addPictures other's         in     no     no     no     none   none   no     no     no     in     in
  imports.addPictures absent          in     no     no     no     none   none   no     no     no     in     in
  imports.apply own                   -      -      -      -      ok     ok     -      -      -      -      -
  imports.apply other's               in     no     no     no     none   none   no     no     no     in     in
  imports.apply absent                in     no     no     no     none   none   no     no     no     in     in

  invitations.list                    in     no     no     no     no     no     ok     no     no     in     in
  invitations.send                    in     no     no     no     no     no     ok     no     no     in     in
  invitations.inviteAdmin             in     no     no     no     no     no     ok     no     no     in     in
  invitations.revoke own              -      no     no     no     no     no     ok     no     no     in     in
  invitations.revoke other's          in     no     no     no     no     no     ok     no     no     in     in
  invitations.revoke absent           in     no     no     no     no     no     none   no     no     in     in

  invitations.check                   ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  invitations.accept                  ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  invitations.join                    in     team   team   team   team   team   team   ok     team   in     in
  invitations.get own                 -      no     no     no     no     no     ok     no     no     in     in
  invitations.get other's             in     no     no     no     no     no     ok     no     no     in     in
  invitations.get absent              in     no     no     no     no     no     none   no     no     in     in
  invitations.resend own              -      no     no     no     no     no     ok     no     no     in     in
  invitations.resend other's          in     no     no     no     no     no     ok     no     no     in     in
  invitations.resend absent           in     no     no     no     no     no     none   no     no     in     in

  team.list                           in     ok     ok     ok     ok     ok     no     no     ok     in     in
  team.invite                         in     ok     no     ok     ok     ok     no     no     mail   in     in
  team.revokeInvitation own           -      ok     no     ok     ok     ok     -      -      ok     in     in
  team.revokeInvitation other's       in     none   no     none   none   none   no     no     none   in     in
  team.revokeInvitation absent        in     none   no     none   none   none   no     no     none   in     in
  team.handOver own                   -      ok     no     ok     ok     ok     -      -      ok     in     in
  team.handOver other's               in     none   no     none   none   none   no     no     none   in     in
  team.handOver absent                in     none   no     none   none   none   no     no     none   in     in
  team.remove own                     -      none   no     none   none   none   -      -      none   in     in
  team.remove other's                 in     none   no     none   none   none   no     no     none   in     in
  team.remove absent                  in     none   no     none   none   none   no     no     none   in     in

  apiTokens.list                      in     ok     no     ok     ok     ok     no     no     ok     in     in
  apiTokens.make                      in     ok     no     ok     ok     ok     no     no     mail   in     in
  apiTokens.revoke own                -      ok     no     ok     ok     ok     -      -      ok     in     in
  apiTokens.revoke other's            in     none   no     none   none   none   no     no     none   in     in
  apiTokens.revoke absent             in     none   no     none   none   none   no     no     none   in     in

  webhooks.list                       in     ok     no     ok     ok     ok     no     no     ok     in     in
  webhooks.make                       in     ok     no     ok     ok     ok     no     no     mail   in     in
  webhooks.remove own                 -      ok     no     ok     ok     ok     -      -      ok     in     in
  webhooks.remove other's             in     none   no     none   none   none   no     no     none   in     in
  webhooks.remove absent              in     none   no     none   none   none   no     no     none   in     in
  webhooks.deliveries own             -      ok     no     ok     ok     ok     -      -      ok     in     in
  webhooks.deliveries other's         in     none   no     none   none   none   no     no     none   in     in
  webhooks.deliveries absent          in     none   no     none   none   none   no     no     none   in     in
  webhooks.replay own                 -      ok     no     ok     ok     ok     -      -      ok     in     in
  webhooks.replay other's             in     none   no     none   none   none   no     no     none   in     in
  webhooks.replay absent              in     none   no     none   none   none   no     no     none   in     in
  webhooks.replaySince own            -      ok     no     ok     ok     ok     -      -      ok     in     in
  webhooks.replaySince other's        in     none   no     none   none   none   no     no     none   in     in
  webhooks.replaySince absent         in     none   no     none   none   none   no     no     none   in     in

  users.list                          in     no     no     no     no     no     ok     no     no     in     in
  users.count                         in     no     no     no     no     no     ok     no     no     in     in
  users.companies                     in     no     no     no     no     no     ok     no     no     in     in
  users.get own                       -      no     no     no     no     no     ok     no     no     in     in
  users.get other's                   in     no     no     no     no     no     ok     no     no     in     in
  users.get absent                    in     no     no     no     no     no     none   no     no     in     in
  users.history own                   -      no     no     no     no     no     ok     no     no     in     in
  users.history other's               in     no     no     no     no     no     ok     no     no     in     in
  users.history absent                in     no     no     no     no     no     ok     no     no     in     in
  users.setRole own                   -      no     no     no     no     no     no     no     no     in     in
  users.setRole other's               in     no     no     no     no     no     ok     no     no     in     in
  users.setRole absent                in     no     no     no     no     no     none   no     no     in     in
  users.makeAdmin own                 -      no     no     no     no     no     no     no     no     in     in
  users.makeAdmin other's             in     no     no     no     no     no     ok     no     no     in     in
  users.makeAdmin absent              in     no     no     no     no     no     none   no     no     in     in
  users.suspend own                   -      no     no     no     no     no     no     no     no     in     in
  users.suspend other's               in     no     no     no     no     no     ok     no     no     in     in
  users.suspend absent                in     no     no     no     no     no     none   no     no     in     in
  users.restore own                   -      no     no     no     no     no     none   no     no     in     in
  users.restore other's               in     no     no     no     no     no     ok     no     no     in     in
  users.restore absent                in     no     no     no     no     no     none   no     no     in     in
  users.makeOwner own                 -      no     no     no     no     no     none   no     no     in     in
  users.makeOwner other's             in     no     no     no     no     no     ok     no     no     in     in
  users.makeOwner absent              in     no     no     no     no     no     none   no     no     in     in
  users.confirmEmail own              -      no     no     no     no     no     no     no     no     in     in
  users.confirmEmail other's          in     no     no     no     no     no     ok     no     no     in     in
  users.confirmEmail absent           in     no     no     no     no     no     none   no     no     in     in
  users.removePasskeys own            -      no     no     no     no     no     no     no     no     in     in
  users.removePasskeys other's        in     no     no     no     no     no     ok     no     no     in     in
  users.removePasskeys absent         in     no     no     no     no     no     none   no     no     in     in

  notifications.list                  in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  notifications.markRead own          -      ok     ok     ok     ok     ok     ok     ok     ok     in     in
  notifications.markRead colleague's  -      none   none   -      -      -      -      -      -      -      -
  notifications.markRead other's      in     none   none   none   none   none   none   none   none   in     in
  notifications.markRead absent       in     none   none   none   none   none   none   none   none   in     in
  notifications.count                 in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  notifications.markAllRead           in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  notifications.ways                  in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  notifications.chooseWays            in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  notifications.choose                in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  notifications.subscribe             in     ok     ok     ok     ok     ok     ok     ok     mail   in     in
  notifications.unsubscribe           in     ok     ok     ok     ok     ok     ok     ok     ok     in     in

  textMessages.get                    in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  textMessages.offer                  in     ok     ok     ok     ok     ok     ok     ok     mail   in     in
  textMessages.confirm                in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  textMessages.end                    in     ok     ok     ok     ok     ok     ok     ok     ok     in     in

  events.list                         in     ok     ok     ok     ok     ok     ok     ok     ok     in     in

  mail.list                           in     no     no     no     no     no     ok     no     no     in     in
  mail.sendAgain own                  -      no     no     no     no     no     ok     no     no     in     in
  mail.sendAgain other's              in     no     no     no     no     no     ok     no     no     in     in
  mail.sendAgain absent               in     no     no     no     no     no     none   no     no     in     in
  mail.allow own                      -      no     no     no     no     no     ok     no     no     in     in
  mail.allow other's                  in     no     no     no     no     no     ok     no     no     in     in
  mail.allow absent                   in     no     no     no     no     no     none   no     no     in     in
  mail.getRefusal                     in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  mail.endRefusal                     in     ok     ok     ok     ok     ok     ok     ok     ok     in     in

  audit.list                          in     no     no     no     no     no     ok     no     no     in     in

  products.list                       in     no     no     no     ok     ok     ok     no     no     in     in
  products.add                        in     no     no     no     ok     ok     ok     no     no     in     in
  products.confirmPrices              in     no     no     no     ok     ok     no     no     no     in     in
  products.counts                     in     no     no     no     ok     ok     no     no     no     in     in
  products.changeMany                 in     no     no     no     ok     ok     no     no     no     in     in
  products.matching                   in     no     no     no     ok     ok     no     no     no     in     in
  products.undoMany own               -      -      -      -      ok     ok     -      -      -      -      -
  products.undoMany other's           in     no     no     no     none   none   no     no     no     in     in
  products.undoMany absent            in     no     no     no     none   none   no     no     no     in     in
  products.get own                    -      -      -      -      ok     ok     -      -      -      -      -
  products.get other's                in     no     no     no     none   none   ok     no     no     in     in
  products.get absent                 in     no     no     no     none   none   none   no     no     in     in
  products.edit own                   -      -      -      -      ok     ok     -      -      -      -      -
  products.edit other's               in     no     no     no     none   none   ok     no     no     in     in
  products.edit absent                in     no     no     no     none   none   none   no     no     in     in
  products.quickEdit own              -      -      -      -      ok     ok     -      -      -      -      -
  products.quickEdit other's          in     no     no     no     none   none   ok     no     no     in     in
  products.quickEdit absent           in     no     no     no     none   none   none   no     no     in     in
  products.duplicate own              -      -      -      -      ok     ok     -      -      -      -      -
  products.duplicate other's          in     no     no     no     none   none   ok     no     no     in     in
  products.duplicate absent           in     no     no     no     none   none   none   no     no     in     in
  products.remove own                 -      -      -      -      ok     ok     -      -      -      -      -
  products.remove other's             in     no     no     no     none   none   ok     no     no     in     in
  products.remove absent              in     no     no     no     none   none   none   no     no     in     in
  products.submit own                 -      -      -      -      ok     ok     -      -      -      -      -
  products.submit other's             in     no     no     no     none   none   no     no     no     in     in
  products.submit absent              in     no     no     no     none   none   no     no     no     in     in
  products.pause own                  -      -      -      -      ok     ok     -      -      -      -      -
  products.pause other's              in     no     no     no     none   none   no     no     no     in     in
  products.pause absent               in     no     no     no     none   none   no     no     no     in     in
  products.resume own                 -      -      -      -      ok     ok     -      -      -      -      -
  products.resume other's             in     no     no     no     none   none   no     no     no     in     in
  products.resume absent              in     no     no     no     none   none   no     no     no     in     in

  translations.draft                  in     no     no     no     no     no     ok     no     no     in     in
  translations.translate              in     no     no     no     no     no     ok     no     no     in     in
  reviews.list                        in     no     no     no     no     no     ok     no     no     in     in
  reviews.acceptMany                  in     no     no     no     no     no     ok     no     no     in     in
  reviews.get own                     -      -      -      -      no     no     -      -      -      -      -
  reviews.get other's                 in     no     no     no     no     no     ok     no     no     in     in
  reviews.get absent                  in     no     no     no     no     no     none   no     no     in     in
  reviews.decide own                  -      -      -      -      no     no     -      -      -      -      -
  reviews.decide other's              in     no     no     no     no     no     ok     no     no     in     in
  reviews.decide absent               in     no     no     no     no     no     none   no     no     in     in

  supplierSettings.get                in     no     no     no     ok     ok     no     no     no     in     in
  supplierSettings.save               in     no     no     no     ok     ok     no     no     no     in     in
  verifications.submit                in     no     no     no     ok     ok     no     no     no     in     in
  verifications.list                  in     no     no     no     no     no     ok     no     no     in     in
  verifications.get own               -      -      -      -      no     no     -      -      -      -      -
  verifications.get other's           in     no     no     no     no     no     ok     no     no     in     in
  verifications.get absent            in     no     no     no     no     no     none   no     no     in     in
  verifications.decide own            -      -      -      -      no     no     -      -      -      -      -
  verifications.decide other's        in     no     no     no     no     no     ok     no     no     in     in
  verifications.decide absent         in     no     no     no     no     no     none   no     no     in     in
  verifications.suspend own           -      -      -      -      no     no     -      -      -      -      -
  verifications.suspend other's       in     no     no     no     no     no     ok     no     no     in     in
  verifications.suspend absent        in     no     no     no     no     no     none   no     no     in     in
  verifications.decideChange own      -      -      -      -      no     no     -      -      -      -      -
  verifications.decideChange other's  in     no     no     no     no     no     ok     no     no     in     in
  verifications.decideChange absent   in     no     no     no     no     no     none   no     no     in     in
  companySettings.get                 in     no     no     no     no     no     ok     no     no     in     in
  companySettings.save                in     no     no     no     no     no     ok     no     no     in     in

  images.getOfOrder                   in     ok     ok     ok     none   none   none   no     ok     in     in
  verifications.setFee own            -      -      -      -      no     no     -      -      -      -      -
  verifications.setFee other's        in     no     no     no     no     no     ok     no     no     in     in
  verifications.setFee absent         in     no     no     no     no     no     none   no     no     in     in

  papers.list                         in     no     no     no     ok     ok     no     no     no     in     in
  papers.add                          in     no     no     no     ok     ok     no     no     no     in     in
  papers.remove own                   -      -      -      -      ok     ok     -      -      -      -      -
  papers.remove other's               in     no     no     no     none   none   no     no     no     in     in
  papers.remove absent                in     no     no     no     none   none   no     no     no     in     in
  papers.getFile own                  -      -      -      -      ok     ok     -      -      -      -      -
  papers.getFile other's              in     no     no     no     none   none   ok     no     no     in     in
  papers.getFile absent               in     no     no     no     none   none   none   no     no     in     in
  payout.get                          in     no     no     no     ok     ok     no     no     no     in     in
  payout.propose                      in     no     no     no     ok     ok     no     no     no     in     in
  payout.of own                       -      -      -      -      no     no     -      -      -      -      -
  payout.of other's                   in     no     no     no     no     no     ok     no     no     in     in
  payout.of absent                    in     no     no     no     no     no     none   no     no     in     in
  payout.decide own                   -      -      -      -      no     no     -      -      -      -      -
  payout.decide other's               in     no     no     no     no     no     ok     no     no     in     in
  payout.decide absent                in     no     no     no     no     no     none   no     no     in     in
  tradeSettings.get                   in     no     no     no     no     no     ok     no     no     in     in
  tradeSettings.save                  in     no     no     no     no     no     ok     no     no     in     in
  tradeSettings.agreeToWays own       -      no     no     no     no     no     no     no     no     in     in
  tradeSettings.agreeToWays other's   in     no     no     no     no     no     ok     no     no     in     in
  tradeSettings.agreeToWays absent    in     no     no     no     no     no     none   no     no     in     in
  tradeSettings.withdrawWays own      -      no     no     no     no     no     ok     no     no     in     in
  tradeSettings.withdrawWays other's  in     no     no     no     no     no     ok     no     no     in     in
  tradeSettings.withdrawWays absent   in     no     no     no     no     no     none   no     no     in     in
  tradeSettings.ports                 ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  companyFacts.get                    ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  companyFacts.save                   in     no     no     no     no     no     ok     no     no     in     in
  currencyRates.list                  ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  currencyRates.save                  in     no     no     no     no     no     ok     no     no     in     in
  profile.get                         in     ok     ok     ok     no     no     no     no     ok     in     in
  profile.save                        in     ok     ok     ok     no     no     no     no     ok     in     in
  profile.saveCompany                 in     ok     no     ok     no     no     no     no     ok     in     in
  customerSettings.get                in     ok     ok     ok     no     no     no     no     ok     in     in
  customerSettings.save               in     ok     ok     ok     no     no     no     no     ok     in     in
  adminSettings.get                   in     no     no     no     no     no     ok     no     no     in     in
  adminSettings.save                  in     no     no     no     no     no     ok     no     no     in     in
  cart.get                            in     ok     ok     ok     no     no     no     no     ok     in     in
  cart.count                          in     ok     ok     ok     no     no     no     no     ok     in     in
  cart.price                          ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  cart.add                            in     ok     ok     ok     no     no     no     no     ok     in     in
  cart.change                         in     ok     ok     ok     no     no     no     no     ok     in     in
  cart.remove                         in     ok     ok     ok     no     no     no     no     ok     in     in
  cart.merge                          in     ok     ok     ok     no     no     no     no     ok     in     in
  cart.checkOut                       in     ok     ok     ok     no     no     no     no     mail   in     in
  wishlist.list                       in     ok     ok     ok     no     no     no     no     ok     in     in
  wishlist.ids                        in     ok     ok     ok     no     no     no     no     ok     in     in
  wishlist.add                        in     ok     ok     ok     no     no     no     no     ok     in     in
  wishlist.remove                     in     ok     ok     ok     no     no     no     no     ok     in     in
  addresses.list                      in     ok     ok     ok     no     no     no     no     ok     in     in
  addresses.remove own                -      ok     ok     ok     -      -      -      -      ok     in     in
  addresses.remove colleague's        -      ok     ok     -      -      -      -      -      -      -      -
  addresses.remove other's            in     none   none   none   no     no     no     no     none   in     in
  addresses.remove absent             in     none   none   none   no     no     no     no     none   in     in

  quotes.request                      in     ok     ok     ok     no     no     no     no     mail   in     in
  quotes.prepare                      in     no     no     no     no     no     ok     no     no     in     in
  quotes.list                         in     ok     ok     ok     ok     ok     ok     no     ok     in     in
  quotes.waiting                      in     ok     ok     ok     ok     ok     ok     no     ok     in     in
  quotes.get own                      -      ok     ok     ok     ok     ok     -      -      ok     -      -
  quotes.get colleague's              -      ok     ok     -      -      -      -      -      -      -      -
  quotes.get other's                  in     none   none   none   none   none   ok     no     none   in     in
  quotes.get absent                   in     none   none   none   none   none   none   no     none   in     in
  quotes.offer own                    -      no     no     no     ok     ok     -      -      no     -      -
  quotes.offer other's                in     no     no     no     none   none   ok     no     no     in     in
  quotes.offer absent                 in     no     no     no     none   none   none   no     no     in     in
  quotes.counter own                  -      ok     ok     ok     no     no     -      -      mail   -      -
  quotes.counter colleague's          -      ok     ok     -      -      -      -      -      -      -      -
  quotes.counter other's              in     none   none   none   no     no     no     no     mail   in     in
  quotes.counter absent               in     none   none   none   no     no     no     no     mail   in     in
  quotes.accept own                   -      ok     ok     ok     no     no     -      -      mail   -      -
  quotes.accept colleague's           -      ok     ok     -      -      -      -      -      -      -      -
  quotes.accept other's               in     none   none   none   no     no     no     no     mail   in     in
  quotes.accept absent                in     none   none   none   no     no     no     no     mail   in     in
  quotes.withdraw own                 -      ok     ok     ok     no     no     -      -      ok     -      -
  quotes.withdraw colleague's         -      ok     ok     -      -      -      -      -      -      -      -
  quotes.withdraw other's             in     none   none   none   no     no     no     no     none   in     in
  quotes.withdraw absent              in     none   none   none   no     no     no     no     none   in     in
  quotes.decline own                  -      no     no     no     ok     ok     -      -      no     -      -
  quotes.decline other's              in     no     no     no     none   none   no     no     no     in     in
  quotes.decline absent               in     no     no     no     none   none   no     no     no     in     in

  quotes.decideClaim own              -      no     no     no     no     no     -      -      no     -      -
  quotes.decideClaim other's          in     no     no     no     no     no     ok     no     no     in     in
  quotes.decideClaim absent           in     no     no     no     no     no     none   no     no     in     in

  deals.get                           ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  deals.getClaim                      in     ok     ok     ok     no     no     no     no     ok     in     in
  deals.claim                         in     ok     ok     ok     no     no     no     no     mail   in     in
  deals.link own                      -      ok     ok     ok     ok     ok     -      -      ok     -      -
  deals.link colleague's              -      ok     ok     -      -      -      -      -      -      -      -
  deals.link other's                  in     none   none   none   none   none   ok     no     none   in     in
  deals.link absent                   in     none   none   none   none   none   none   no     none   in     in
  deals.revoke own                    -      ok     ok     ok     ok     ok     -      -      ok     -      -
  deals.revoke colleague's            -      ok     ok     -      -      -      -      -      -      -      -
  deals.revoke other's                in     none   none   none   none   none   ok     no     none   in     in
  deals.revoke absent                 in     none   none   none   none   none   none   no     none   in     in

  orders.place                        in     ok     ok     ok     no     no     no     no     mail   in     in
  orders.list                         in     ok     ok     ok     ok     ok     ok     no     ok     in     in
  orders.counts                       in     ok     ok     ok     ok     ok     ok     no     ok     in     in
  orders.assignees                    in     no     no     no     no     no     ok     no     no     in     in
  orders.waiting                      in     ok     ok     ok     ok     ok     ok     no     ok     in     in
  orders.changeMany                   in     no     no     no     no     no     ok     no     no     in     in
  orders.matching                     in     no     no     no     no     no     ok     no     no     in     in
  orders.undoMany own                 -      -      -      -      -      -      ok     -      -      -      -
  orders.undoMany other's             in     no     no     no     no     no     none   no     no     in     in
  orders.undoMany absent              in     no     no     no     no     no     none   no     no     in     in
  orders.get own                      -      ok     ok     ok     ok     ok     -      -      ok     -      -
  orders.get colleague's              -      ok     ok     -      -      -      -      -      -      -      -
  orders.get other's                  in     none   none   none   none   none   ok     no     none   in     in
  orders.get absent                   in     none   none   none   none   none   none   no     none   in     in
  orders.share own                    -      ok     ok     ok     ok     ok     -      -      ok     -      -
  orders.share colleague's            -      ok     ok     -      -      -      -      -      -      -      -
  orders.share other's                in     none   none   none   none   none   ok     no     none   in     in
  orders.share absent                 in     none   none   none   none   none   none   no     none   in     in
  orders.unshare own                  -      ok     ok     ok     ok     ok     -      -      ok     -      -
  orders.unshare colleague's          -      ok     ok     -      -      -      -      -      -      -      -
  orders.unshare other's              in     none   none   none   none   none   ok     no     none   in     in
  orders.unshare absent               in     none   none   none   none   none   none   no     none   in     in
  orders.cancel own                   -      ok     ok     ok     no     no     -      -      ok     -      -
  orders.cancel colleague's           -      ok     ok     -      -      -      -      -      -      -      -
  orders.cancel other's               in     none   none   none   no     no     no     no     none   in     in
  orders.cancel absent                in     none   none   none   no     no     no     no     none   in     in
  orders.confirmReceipt own           -      ok     ok     ok     no     no     -      -      ok     -      -
  orders.confirmReceipt colleague's   -      ok     ok     -      -      -      -      -      -      -      -
  orders.confirmReceipt other's       in     none   none   none   no     no     no     no     none   in     in
  orders.confirmReceipt absent        in     none   none   none   no     no     no     no     none   in     in
  orders.addPicture own               -      ok     ok     ok     no     no     -      -      mail   -      -
  orders.addPicture colleague's       -      ok     ok     -      -      -      -      -      -      -      -
  orders.addPicture other's           in     none   none   none   no     no     no     no     mail   in     in
  orders.addPicture absent            in     none   none   none   no     no     no     no     mail   in     in
  orders.reportProblem own            -      ok     ok     ok     no     no     -      -      mail   -      -
  orders.reportProblem colleague's    -      ok     ok     -      -      -      -      -      -      -      -
  orders.reportProblem other's        in     none   none   none   no     no     no     no     mail   in     in
  orders.reportProblem absent         in     none   none   none   no     no     no     no     mail   in     in
  orders.inquire own                  -      ok     ok     ok     no     no     -      -      mail   -      -
  orders.inquire colleague's          -      ok     ok     -      -      -      -      -      -      -      -
  orders.inquire other's              in     none   none   none   no     no     no     no     mail   in     in
  orders.inquire absent               in     none   none   none   no     no     no     no     mail   in     in
  orders.reorder own                  -      ok     ok     ok     no     no     -      -      ok     -      -
  orders.reorder colleague's          -      ok     ok     -      -      -      -      -      -      -      -
  orders.reorder other's              in     none   none   none   no     no     no     no     none   in     in
  orders.reorder absent               in     none   none   none   no     no     no     no     none   in     in
  payments.sendProof own              -      ok     ok     ok     no     no     -      -      mail   -      -
  payments.sendProof colleague's      -      ok     ok     -      -      -      -      -      -      -      -
  payments.sendProof other's          in     none   none   none   no     no     no     no     mail   in     in
  payments.sendProof absent           in     none   none   none   no     no     no     no     mail   in     in
  orders.answer own                   -      no     no     no     ok     ok     -      -      no     -      -
  orders.answer other's               in     no     no     no     none   none   no     no     no     in     in
  orders.answer absent                in     no     no     no     none   none   no     no     no     in     in
  amendments.list own                 -      ok     ok     ok     ok     ok     -      -      ok     -      -
  amendments.list colleague's         -      ok     ok     -      -      -      -      -      -      -      -
  amendments.list other's             in     none   none   none   none   none   ok     no     none   in     in
  amendments.list absent              in     none   none   none   none   none   none   no     none   in     in
  amendments.propose own              -      no     no     no     ok     ok     -      -      no     -      -
  amendments.propose other's          in     no     no     no     none   none   ok     no     no     in     in
  amendments.propose absent           in     no     no     no     none   none   none   no     no     in     in
  amendments.accept own               -      ok     ok     ok     no     no     -      -      ok     -      -
  amendments.accept colleague's       -      ok     ok     -      -      -      -      -      -      -      -
  amendments.accept other's           in     none   none   none   no     no     no     no     none   in     in
  amendments.accept absent            in     none   none   none   no     no     no     no     none   in     in
  amendments.decline own              -      ok     ok     ok     no     no     -      -      ok     -      -
  amendments.decline colleague's      -      ok     ok     -      -      -      -      -      -      -      -
  amendments.decline other's          in     none   none   none   no     no     no     no     none   in     in
  amendments.decline absent           in     none   none   none   no     no     no     no     none   in     in
  amendments.withdraw own             -      no     no     no     ok     ok     -      -      no     -      -
  amendments.withdraw other's         in     no     no     no     none   none   no     no     no     in     in
  amendments.withdraw absent          in     no     no     no     none   none   no     no     no     in     in
  orders.updateShipping own           -      no     no     no     ok     ok     -      -      no     -      -
  orders.updateShipping other's       in     no     no     no     none   none   ok     no     no     in     in
  orders.updateShipping absent        in     no     no     no     none   none   none   no     no     in     in
  orders.setStatus own                -      no     no     no     no     no     -      -      no     -      -
  orders.setStatus other's            in     no     no     no     no     no     ok     no     no     in     in
  orders.setStatus absent             in     no     no     no     no     no     none   no     no     in     in
  orders.annotate own                 -      no     no     no     no     no     -      -      no     -      -
  orders.annotate other's             in     no     no     no     no     no     ok     no     no     in     in
  orders.annotate absent              in     no     no     no     no     no     none   no     no     in     in
  payments.decide own                 -      no     no     no     no     no     -      -      no     -      -
  payments.decide other's             in     no     no     no     no     no     ok     no     no     in     in
  payments.decide absent              in     no     no     no     no     no     none   no     no     in     in
  payments.enter own                  -      no     no     no     no     no     -      -      no     -      -
  payments.enter other's              in     no     no     no     no     no     ok     no     no     in     in
  payments.enter absent               in     no     no     no     no     no     none   no     no     in     in
  payments.refund own                 -      no     no     no     no     no     -      -      no     -      -
  payments.refund other's             in     no     no     no     no     no     ok     no     no     in     in
  payments.refund absent              in     no     no     no     no     no     none   no     no     in     in
  payments.confirmRefund own          -      no     no     no     no     no     no     no     no     in     in
  payments.confirmRefund other's      in     no     no     no     no     no     ok     no     no     in     in
  payments.confirmRefund absent       in     no     no     no     no     no     none   no     no     in     in
  payments.withdrawRefund own         -      no     no     no     no     no     ok     no     no     in     in
  payments.withdrawRefund other's     in     no     no     no     no     no     ok     no     no     in     in
  payments.withdrawRefund absent      in     no     no     no     no     no     none   no     no     in     in
  payments.getProof own               -      ok     ok     ok     no     no     -      -      ok     -      -
  payments.getProof colleague's       -      ok     ok     -      -      -      -      -      -      -      -
  payments.getProof other's           in     none   none   none   no     no     ok     no     none   in     in
  payments.getProof absent            in     none   none   none   no     no     none   no     none   in     in
  ratings.list                        ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  ratings.rate own                    -      ok     ok     ok     no     no     -      -      mail   -      -
  ratings.rate colleague's            -      ok     ok     -      -      -      -      -      -      -      -
  ratings.rate other's                in     none   none   none   no     no     no     no     mail   in     in
  ratings.rate absent                 in     none   none   none   no     no     no     no     mail   in     in
  ratings.answer own                  -      no     no     no     ok     ok     -      -      no     -      -
  ratings.answer other's              in     no     no     no     none   none   no     no     no     in     in
  ratings.answer absent               in     no     no     no     none   none   no     no     no     in     in
  ratings.hide own                    -      no     no     no     no     no     -      -      no     -      -
  ratings.hide other's                in     no     no     no     no     no     ok     no     no     in     in
  ratings.hide absent                 in     no     no     no     no     no     none   no     no     in     in
  ratings.show own                    -      no     no     no     no     no     -      -      no     -      -
  ratings.show other's                in     no     no     no     no     no     ok     no     no     in     in
  ratings.show absent                 in     no     no     no     no     no     none   no     no     in     in
  tracking.get                        ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  orderExports.start                  in     no     no     no     ok     ok     ok     no     no     in     in
  orderExports.get own                -      -      -      -      ok     ok     -      -      -      -      -
  orderExports.get other's            in     no     no     no     none   none   none   no     no     in     in
  orderExports.get absent             in     no     no     no     none   none   none   no     no     in     in
  bulkActs.get own                    -      -      -      -      ok     ok     -      -      -      -      -
  bulkActs.get other's                in     no     no     no     none   none   none   no     no     in     in
  bulkActs.get absent                 in     no     no     no     none   none   none   no     no     in     in
  savedViews.list                     in     no     no     no     ok     ok     ok     no     no     in     in
  savedViews.add                      in     no     no     no     ok     ok     ok     no     no     in     in
  savedViews.rename own               -      -      -      -      ok     ok     -      -      -      -      -
  savedViews.rename other's           in     no     no     no     none   none   none   no     no     in     in
  savedViews.rename absent            in     no     no     no     none   none   none   no     no     in     in
  savedViews.remove own               -      -      -      -      ok     ok     -      -      -      -      -
  savedViews.remove other's           in     no     no     no     none   none   none   no     no     in     in
  savedViews.remove absent            in     no     no     no     none   none   none   no     no     in     in

  content.get                         ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  content.figures                     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  content.sections                    in     no     no     no     no     no     ok     no     no     in     in
  content.history                     in     no     no     no     no     no     ok     no     no     in     in
  content.save                        in     no     no     no     no     no     ok     no     no     in     in
  content.restore own                 -      -      -      -      -      -      ok     -      -      -      -
  content.restore other's             in     no     no     no     no     no     ok     no     no     in     in
  content.restore absent              in     no     no     no     no     no     none   no     no     in     in

  analytics.supplier                  in     no     no     no     ok     ok     no     no     no     in     in
  analytics.platform                  in     no     no     no     no     no     ok     no     no     in     in
  analytics.totals                    in     no     no     no     ok     ok     ok     no     no     in     in
  analytics.view                      ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  analytics.missed                    in     no     no     no     no     no     ok     no     no     in     in
  analytics.recordMiss                ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok

  identity.chooseRole                 in     taken  taken  taken  taken  taken  taken  ok     taken  in     in
  identity.signOutEverywhere          in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  identity.changePassword             in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  team.remove colleague's             -      ok     -      -      -      -      -      -      -      -      -

  contactMessages.send                ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok

  applications.upload                 ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  applications.submit                 ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  needs.upload                        ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  needs.send                          ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
  needs.tell                          in     ok     ok     ok     no     no     no     no     mail   in     in
  needs.getPicture own                -      -      -      -      -      -      ok     -      -      -      -
  needs.getPicture other's            in     no     no     no     no     no     ok     no     no     in     in
  needs.getPicture absent             in     no     no     no     no     no     none   no     no     in     in
  needs.ask own                       -      -      -      -      -      -      ok     -      -      -      -
  needs.ask other's                   in     no     no     no     no     no     ok     no     no     in     in
  needs.ask absent                    in     no     no     no     no     no     none   no     no     in     in
  needs.sendDeals own                 -      -      -      -      -      -      ok     -      -      -      -
  needs.sendDeals other's             in     no     no     no     no     no     ok     no     no     in     in
  needs.sendDeals absent              in     no     no     no     no     no     none   no     no     in     in
  inbox.list                          in     no     no     no     no     no     ok     no     no     in     in
  inbox.count                         in     no     no     no     no     no     ok     no     no     in     in
  inbox.get own                       -      -      -      -      -      -      ok     -      -      -      -
  inbox.get other's                   in     no     no     no     no     no     ok     no     no     in     in
  inbox.get absent                    in     no     no     no     no     no     none   no     no     in     in
  inbox.reply own                     -      -      -      -      -      -      ok     -      -      -      -
  inbox.reply other's                 in     no     no     no     no     no     ok     no     no     in     in
  inbox.reply absent                  in     no     no     no     no     no     none   no     no     in     in
  inbox.note own                      -      -      -      -      -      -      ok     -      -      -      -
  inbox.note other's                  in     no     no     no     no     no     ok     no     no     in     in
  inbox.note absent                   in     no     no     no     no     no     none   no     no     in     in
  inbox.assign own                    -      -      -      -      -      -      ok     -      -      -      -
  inbox.assign other's                in     no     no     no     no     no     ok     no     no     in     in
  inbox.assign absent                 in     no     no     no     no     no     none   no     no     in     in
  inbox.move own                      -      -      -      -      -      -      ok     -      -      -      -
  inbox.move other's                  in     no     no     no     no     no     ok     no     no     in     in
  inbox.move absent                   in     no     no     no     no     no     none   no     no     in     in
  inbox.write own                     -      -      -      -      -      -      ok     -      -      -      -
  inbox.write other's                 in     no     no     no     no     no     ok     no     no     in     in
  inbox.write absent                  in     no     no     no     no     no     none   no     no     in     in
  messages.list                       in     ok     ok     ok     ok     ok     no     no     ok     in     in
  messages.count                      in     ok     ok     ok     ok     ok     no     no     ok     in     in
  messages.markDelivered              in     ok     ok     ok     ok     ok     no     no     ok     in     in
  messages.search                     in     ok     ok     ok     ok     ok     ok     no     ok     in     in
  messages.subject                    in     ok     ok     ok     none   none   no     no     ok     in     in
  messages.thread own                 -      ok     ok     ok     ok     ok     -      -      ok     -      -
  messages.thread colleague's         -      ok     ok     -      -      -      -      -      -      -      -
  messages.thread other's             in     none   none   none   none   none   ok     no     none   in     in
  messages.thread absent              in     none   none   none   none   none   none   no     none   in     in
  messages.markRead own               -      ok     ok     ok     ok     ok     -      -      ok     -      -
  messages.markRead colleague's       -      ok     ok     -      -      -      -      -      -      -      -
  messages.markRead other's           in     none   none   none   none   none   none   no     none   in     in
  messages.markRead absent            in     none   none   none   none   none   none   no     none   in     in
  messages.block own                  -      ok     ok     ok     ok     ok     -      -      ok     -      -
  messages.block colleague's          -      ok     ok     -      -      -      -      -      -      -      -
  messages.block other's              in     none   none   none   none   none   no     no     none   in     in
  messages.block absent               in     none   none   none   none   none   no     no     none   in     in
  messages.send own                   -      ok     ok     ok     ok     ok     -      -      mail   -      -
  messages.send colleague's           -      ok     ok     -      -      -      -      -      -      -      -
  messages.send other's               in     none   none   none   none   none   ok     no     mail   in     in
  messages.send absent                in     none   none   none   none   none   none   no     mail   in     in
  messages.sendFile own               -      ok     ok     ok     ok     ok     -      -      mail   -      -
  messages.sendFile colleague's       -      ok     ok     -      -      -      -      -      -      -      -
  messages.sendFile other's           in     none   none   none   none   none   no     no     mail   in     in
  messages.sendFile absent            in     none   none   none   none   none   no     no     mail   in     in
  messages.getFile own                -      ok     ok     ok     ok     ok     -      -      ok     -      -
  messages.getFile colleague's        -      ok     ok     -      -      -      -      -      -      -      -
  messages.getFile other's            in     none   none   none   none   none   none   no     none   in     in
  messages.getFile absent             in     none   none   none   none   none   none   no     none   in     in
  messages.report own                 -      ok     ok     ok     ok     ok     -      -      mail   -      -
  messages.report colleague's         -      ok     ok     -      -      -      -      -      -      -      -
  messages.report other's             in     none   none   none   none   none   no     no     mail   in     in
  messages.report absent              in     none   none   none   none   none   no     no     mail   in     in
  messages.ask                        in     ok     ok     ok     none   none   no     no     mail   in     in

  applications.getFile own            -      -      -      -      -      -      ok     -      -      -      -
  applications.getFile other's        in     no     no     no     no     no     ok     no     no     in     in
  applications.getFile absent         in     no     no     no     no     no     none   no     no     in     in

  feedback.send                       in     ok     ok     ok     ok     ok     ok     ok     ok     in     in
  feedback.list                       in     no     no     no     no     no     ok     no     no     in     in
  feedback.decide own                 -      no     no     no     no     no     ok     no     no     in     in
  feedback.decide other's             in     no     no     no     no     no     ok     no     no     in     in
  feedback.decide absent              in     no     no     no     no     no     none   no     no     in     in
  feedback.show own                   -      no     no     no     no     no     ok     no     no     in     in
  feedback.show other's               in     no     no     no     no     no     ok     no     no     in     in
  feedback.show absent                in     no     no     no     no     no     none   no     no     in     in
  feedback.hide own                   -      no     no     no     no     no     ok     no     no     in     in
  feedback.hide other's               in     no     no     no     no     no     ok     no     no     in     in
  feedback.hide absent                in     no     no     no     no     no     none   no     no     in     in
  feedback.voices                     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok     ok
`)

const nothing = () => ({})
const backFromGoogle = (code: string) => ({
  callbackUrl: `https://ticarum.example/auth/google/callback?code=${code}`,
  state: 's',
  nonce: 'n',
  codeVerifier: 'v',
})

/** Admins are mailed about the first ones of an hour only. */
const nobodyJoinedLately = ({ owner }: TestDatabase) =>
  owner.query("update user_roles set set_at = set_at - interval '2 hours'")

/** Somebody whom nobody else of the matrix needs; an admin's own is the admin. */
const anotherUser = async ({ id, role }: GivenPerson, { given }: TestDatabase): Promise<string> =>
  role === 'admin' ? id : (await given.customer()).id

const nobodyHasPasskeys = ({ owner }: TestDatabase) => owner.query('delete from passkeys')

async function everybodyIsProven({ owner }: TestDatabase) {
  await owner.query('update sessions set reauthenticated_at = now()')
  return {}
}

/** A new person's sign-in, and the authenticator that it waits for. */
async function waitingForPasskey(database: TestDatabase) {
  const { id } = await database.given.customer()
  const { authenticator } = await givenPasskey(database, id)
  return { ...(await givenWaitingSignIn(database, id)), authenticator }
}

const anOrder: Subjects = { of: 'customer', id: (whose, database) => givenOrder(database, whose) }
const anAmendment: Subjects = { of: 'customer', id: (whose, database) => givenAmendment(database, whose) }
const aChat: Subjects = { of: 'customer', id: (whose, database) => givenChat(database, whose) }
const arrivedOrder: Subjects = {
  of: 'customer',
  id: (whose, database) => givenOrder(database, whose, { shippingStatus: 'delivered' }),
}
const aQuote = (state: QuoteState = 'requested', of: Subjects['of'] = 'customer'): Subjects => ({
  of,
  id: (whose, database) => givenQuote(database, whose, state),
})

const ratedOrder: Subjects = { of: 'customer', id: (whose, database) => givenRatedOrder(database, whose) }

/** What each call of the matrix sends; the type requires a line for every procedure. */
export const matrixInputs: Inputs = {
  identity: {
    signIn: (caller) => ({ email: caller?.email ?? 'nobody@example.com', password: caller?.password ?? 'a guess' }),
    signUp: async (caller, database) => {
      await nobodyJoinedLately(database)
      return {
        fullName: 'Ayaan Xirsi',
        email: `new-${caller?.id ?? 'visitor'}@example.com`,
        password: 'sixsix',
        role: 'customer',
      }
    },
    chooseRole: () => ({ role: 'customer' }),
    chooseLanguage: () => ({ language: 'so' }),
    beginGoogle: nothing,
    signInWithGoogle: () => backFromGoogle(newId()),
    sessions: nothing,
    signOutEverywhere: async (caller, database) => {
      if (caller) await givenSession(database, caller.id) // otherwise there is no other session to end
      return {}
    },
    forgotPassword: async (_, database) => {
      await database.owner.query('delete from rate_limits') // e-mails are limited for each address
      return { email: 'nobody@example.com' }
    },
    resetPassword: async (_, database) => ({ token: await givenLink(database, 'password-reset'), password: 'sixsix' }),
    changePassword: (caller) => ({ currentPassword: caller?.password ?? 'a guess', password: 'correct horse' }),
    reauthenticate: async (caller, database) => {
      await nobodyHasPasskeys(database)
      return { password: caller?.password ?? 'a guess' }
    },
    reauthenticateWithGoogle: async (caller, database) => {
      await nobodyHasPasskeys(database)
      return backFromGoogle(caller ? await givenGoogle(database, caller.id) : newId())
    },
    signInWays: nothing,
    setPassword: async (caller, database) => {
      await database.owner.query('update sessions set reauthenticated_at = now() where user_id = $1', [caller?.id])
      return { password: 'correct horse' }
    },
    askConfirmation: nothing,
    confirmEmail: async (_, database) => ({ token: await givenLink(database, 'email-confirmation') }),
    confirmByCode: () => ({ code: '000000' }),
    correctEmail: (caller) => ({ email: `right-${caller?.id}@example.com` }),
    changeEmail: async (caller, database) => {
      await everybodyIsProven(database)
      return { email: `next-${caller?.id}@example.com` }
    },
    objectToEmailChange: async (_, database) => ({
      token: await givenLink(database, 'email-objection'),
      password: 'sixsix',
    }),
    signOut: nothing,
    session: nothing,
    renewSession: nothing,
  },
  account: {
    getDeletion: nothing,
    requestDeletion: async (caller, { owner, given }) => {
      if (caller?.role === 'admin') await given.admin() // another one remains
      await owner.query('update accounts set deletion_requested_at = null')
      await owner.query('update sessions set reauthenticated_at = now()')
      return {}
    },
    undoDeletion: async (caller, { owner }) => {
      await owner.query('update accounts set deletion_requested_at = now() where id = $1', [caller?.id])
      return {}
    },
    startExport: nothing,
    lastExport: nothing,
    getExport: { of: 'customer', id: (whose, database) => givenAccountExport(database, whose) },
  },
  passkeys: {
    list: nothing,
    beginAdding: nothing,
    add: async (caller, database) => {
      await nobodyHasPasskeys(database)
      // Other sessions lose what they have proven: each call has as many, none.
      await database.owner.query(
        `update sessions s set reauthenticated_at = case when not exists (
            select from sessions later where later.user_id = s.user_id and later.id > s.id) then now() end`,
      )
      const challenge = caller ? await givenChallenge(database, caller.id, 'add') : 'none'
      return { name: 'Phone', answer: softwareAuthenticator().make(challenge) }
    },
    remove: {
      of: 'customer',
      id: async (whose, database) => (await givenPasskey(database, whose.id)).id,
      and: async (_, database) => everybodyIsProven(database),
    },
    beginProof: async (caller, database) => {
      if (caller) await givenPasskey(database, caller.id)
      return {}
    },
    prove: async (caller, database) => {
      if (!caller) return { answer: softwareAuthenticator().use('none') }
      const { authenticator } = await givenPasskey(database, caller.id)
      return { answer: authenticator.use(await givenChallenge(database, caller.id, 'prove')) }
    },
    beginSignIn: async (_, database) => ({ token: (await waitingForPasskey(database)).token }),
    signIn: async (_, database) => {
      const { token, challenge, authenticator } = await waitingForPasskey(database)
      return { token, answer: authenticator.use(challenge) }
    },
  },
  companies: {
    listSuppliers: nothing,
    supplier: { of: 'supplier', id: (whose) => whose.companyId ?? '' },
    getMine: nothing,
    activity: nothing,
    rename: () => ({ name: 'Karadeniz Tekstil' }),
  },
  listings: {
    list: () => ({ q: 'gomlek' }),
    suggest: () => ({ q: 'goml' }),
    get: { of: 'supplier', id: (whose, database) => givenListing(database, whose) },
    prices: async (_, database) => ({ productIds: await givenHiddenPrice(database) }),
    similar: { of: 'supplier', id: (whose, database) => givenListing(database, whose) },
    categories: nothing,
    sitemapParts: nothing,
    sitemapPart: () => ({ kind: 'products', number: 1 }),
  },
  images: {
    upload: async (caller, { given }) => ({
      file: redPicture,
      ...(caller?.role === 'admin' ? { supplierId: await given.company('supplier') } : {}),
    }),
    getMine: async (caller, { given }) => ({
      name: (
        await given.product({
          supplierId:
            caller?.role === 'supplier' && caller.companyId ? caller.companyId : await given.company('supplier'),
        })
      ).image,
    }),
    getOfOrder: async (caller, database) => ({ name: await givenWish(database, caller).then(({ image }) => image) }),
    getPublic: async (_, { given }) => ({
      name: (await given.product({ supplierId: (await given.supplier()).companyId ?? '' })).image,
    }),
  },
  imports: {
    template: () => ({ format: 'csv', language: 'tr' }),
    exportList: () => ({ format: 'csv', language: 'tr' }),
    list: nothing,
    start: () => ({ fileName: 'list.csv', language: 'tr', file: Buffer.from('Ürün kodu;Fiyat\nKT-1;1,50\n') }),
    get: { of: 'supplier', id: (whose, database) => givenImport(database, whose) },
    rows: { of: 'supplier', id: (whose, database) => givenImport(database, whose) },
    addPictures: {
      of: 'supplier',
      id: (whose, database) => givenImport(database, whose),
      and: () => ({ fileName: 'pictures.zip', file: zipOfOnePicture }),
    },
    apply: { of: 'supplier', id: (whose, database) => givenImport(database, whose) },
  },
  invitations: {
    list: nothing,
    send: (caller) => ({ email: `invited-by-${caller?.id}@example.com`, role: 'supplier' }),
    inviteAdmin: async (caller, database) => ({
      ...(await everybodyIsProven(database)),
      email: `invited-by-${caller?.id}@example.com`,
    }),
    check: async (_, database) => ({ token: await givenInvitationLink(database) }),
    accept: async (_, database) => {
      await nobodyJoinedLately(database)
      return { token: await givenInvitationLink(database), fullName: 'Ayaan Xirsi', password: 'sixsix' }
    },
    join: async (caller, database) => ({ token: await givenInvitationLink(database, caller?.email) }),
    get: { of: 'admin', id: (whose, database) => givenInvitation(database, whose.id) },
    resend: { of: 'admin', id: (whose, database) => givenInvitation(database, whose.id) },
    revoke: { of: 'admin', id: (whose, database) => givenInvitation(database, whose.id) },
  },
  team: {
    list: nothing,
    invite: (caller) => ({ email: `colleague-of-${caller?.id}@example.com` }),
    revokeInvitation: { of: 'customer', id: (whose, database) => givenColleagueInvitation(database, whose) },
    remove: { of: 'customer', id: (whose) => whose.id },
    handOver: { of: 'customer', id: (whose) => whose.id },
  },
  apiTokens: {
    list: nothing,
    make: async (_, database) => ({
      ...(await everybodyIsProven(database)),
      tokenId: newId(),
      name: 'ERP',
      scopes: ['orders:read'],
      days: 90,
    }),
    revoke: { of: 'customer', id: async (whose, database) => (await givenApiToken(database, whose)).id },
  },
  webhooks: {
    list: nothing,
    make: async (caller, database) => {
      // Other calls of the matrix leave theirs.
      if (caller) await database.owner.query('delete from webhooks where company_id = $1', [caller.companyId])
      return {
        ...(await everybodyIsProven(database)),
        webhookId: newId(),
        url: 'https://erp.example/hook',
        kinds: ['order.placed'],
      }
    },
    remove: { of: 'customer', id: async (whose, database) => (await givenWebhook(database, whose)).id },
    deliveries: { of: 'customer', id: async (whose, database) => (await givenWebhook(database, whose)).id },
    replay: {
      of: 'customer',
      id: async (whose, database) => (await givenWebhook(database, whose)).id,
      and: async (id, database) => ({ deliveryId: await givenDelivery(database, id) }),
    },
    replaySince: {
      of: 'customer',
      id: async (whose, database) => (await givenWebhook(database, whose)).id,
      and: async (id, database) => {
        await givenDelivery(database, id)
        return { since: '2026-01-01T00:00:00Z' }
      },
    },
  },
  users: {
    list: nothing,
    count: nothing,
    companies: nothing,
    get: { of: 'customer', id: (whose) => whose.id },
    history: { of: 'customer', id: (whose) => whose.id },
    setRole: {
      of: 'customer',
      id: anotherUser,
      and: async (_, database) => ({ ...(await everybodyIsProven(database)), role: 'supplier' }),
    },
    makeAdmin: {
      of: 'customer',
      id: anotherUser,
      and: async (_, { owner }) => {
        await owner.query('update sessions set reauthenticated_at = now()')
        // Each call has as many admins to tell.
        await owner.query("delete from user_roles where role = 'admin' and set_by is not null")
        return {}
      },
    },
    suspend: {
      of: 'customer',
      id: anotherUser,
      and: async (_, database) => ({ ...(await everybodyIsProven(database)), reason: 'Not their address.' }),
    },
    restore: {
      of: 'customer',
      id: async (whose, database) => {
        const id = await anotherUser(whose, database)
        if (id !== whose.id) await database.owner.query('update accounts set suspended_at = now() where id = $1', [id])
        return id
      },
    },
    makeOwner: {
      of: 'customer',
      id: async ({ id, companyId }, { given }) =>
        companyId ? (await given.customer({ companyId, owner: false })).id : id,
      and: (_, database) => everybodyIsProven(database),
    },
    confirmEmail: {
      of: 'customer',
      id: async ({ id, role }, { given }) => (role === 'admin' ? id : (await given.customer({ confirmed: false })).id),
      and: (_, database) => everybodyIsProven(database),
    },
    removePasskeys: {
      of: 'customer',
      id: async (whose, database) => {
        const id = await anotherUser(whose, database)
        await givenPasskey(database, id)
        return id
      },
      and: async (_, database) => everybodyIsProven(database),
    },
  },
  notifications: {
    list: nothing,
    count: nothing,
    markAllRead: async (caller, database) => {
      if (caller) await givenNotice(database, caller.id)
      return { upTo: '2090-01-01T00:00:00.000Z' }
    },
    markRead: { of: 'customer', id: (whose, database) => givenNotice(database, whose.id) },
    ways: nothing,
    chooseWays: () => ({ ways: [{ topic: 'company', way: 'daily' }] }),
    choose: () => ({ kind: 'company.renamed', byMail: true }),
    subscribe: () => testSubscription(),
    unsubscribe: async (caller, database) => {
      await givenDevices(database, caller)
      return {}
    },
  },
  textMessages: {
    get: nothing,
    offer: async (_, database) => {
      await database.owner.query('delete from rate_limits') // codes are limited for each number
      return { channel: 'sms', number: '+252612345678' }
    },
    confirm: async (caller, database) => {
      await givenTextNumber(database, caller)
      return { code: '000000' }
    },
    end: async (caller, database) => {
      await givenTextNumber(database, caller)
      return {}
    },
  },
  events: { list: nothing },
  mail: {
    list: nothing,
    sendAgain: { of: 'customer', id: (whose, database) => givenFailedMail(database, whose) },
    allow: { of: 'customer', id: (whose, database) => givenFailedMail(database, whose) },
    getRefusal: nothing,
    endRefusal: nothing,
  },
  audit: { list: nothing },
  products: {
    list: async (caller, database) =>
      caller?.role === 'admin' ? { supplierId: await database.given.company('supplier') } : {},
    counts: nothing,
    get: { of: 'supplier', id: (whose, database) => givenProduct(database, whose) },
    add: async (caller, database) => ({
      intent: 'draft',
      language: 'tr',
      name: 'Gömlek',
      ...(caller?.role === 'admin' ? { supplierId: await database.given.company('supplier') } : {}),
    }),
    edit: { of: 'supplier', id: (whose, database) => givenProduct(database, whose), and: editedProduct },
    quickEdit: {
      of: 'supplier',
      id: (whose, database) => givenProduct(database, whose),
      and: async (id, database) => ({ version: await productVersionOf(database, id), price: '12' }),
    },
    submit: { of: 'supplier', id: (whose, database) => givenProduct(database, whose, 'draft') },
    pause: { of: 'supplier', id: (whose, database) => givenProduct(database, whose) },
    resume: { of: 'supplier', id: (whose, database) => givenProduct(database, whose, 'paused') },
    duplicate: { of: 'supplier', id: (whose, database) => givenProduct(database, whose) },
    remove: { of: 'supplier', id: (whose, database) => givenProduct(database, whose) },
    changeMany: async (caller, database) => ({
      ids: [caller?.role === 'supplier' ? await givenProduct(database, caller) : newId()],
      change: { kind: 'pause' },
    }),
    undoMany: { of: 'supplier', id: (whose, database) => givenBulkAct(database, whose, 'products.pause') },
    matching: nothing,
    confirmPrices: async (caller, database) => ({
      ids: [caller?.role === 'supplier' ? await givenProduct(database, caller) : newId()],
    }),
  },
  translations: {
    draft: () => ({ texts: ['Beyaz havlu.'], from: 'tr', to: 'en' }),
    translate: () => ({ texts: ['Beyaz havlu.'], from: 'tr', to: 'en' }),
  },
  reviews: {
    list: nothing,
    get: { of: 'supplier', id: (whose, database) => givenProduct(database, whose, 'in_review') },
    decide: {
      of: 'supplier',
      id: (whose, database) => givenProduct(database, whose, 'in_review'),
      and: async (id, database) => ({ version: await productVersionOf(database, id), decision: 'accept' }),
    },
    acceptMany: async (_, database) => {
      const id = await givenProduct(database, await database.given.supplier(), 'in_review')
      return { reviews: [{ id, version: await productVersionOf(database, id) }] }
    },
  },
  supplierSettings: { get: nothing, save: () => completeSettings },
  verifications: {
    submit: async (caller, database) => {
      if (caller?.role === 'supplier') await givenUnverified(database, caller)
      return {}
    },
    list: nothing,
    get: { of: 'supplier', id: (whose) => whose.companyId ?? '' },
    decide: {
      of: 'supplier',
      id: (whose, database) => givenSubmission(database, whose),
      and: () => ({ from: 'submitted', to: 'in_review' }),
    },
    suspend: {
      of: 'supplier',
      id: (whose, database) => givenSeal(database, whose),
      and: async (_, database) => ({ ...(await everybodyIsProven(database)), reason: 'Papers.' }),
    },
    decideChange: {
      of: 'supplier',
      id: (whose, database) => givenChange(database, whose),
      and: () => ({ decision: 'accepted' }),
    },
    setFee: {
      of: 'supplier',
      id: (whose) => whose.companyId ?? '',
      and: async (_, database) => ({ ...(await everybodyIsProven(database)), feeHundredths: 250 }),
    },
  },
  payout: {
    get: nothing,
    propose: async (_, { owner }) => {
      await owner.query('update sessions set reauthenticated_at = now()')
      return somePayout
    },
    of: { of: 'supplier', id: (whose) => whose.companyId ?? '' },
    decide: {
      of: 'supplier',
      id: (whose, database) => givenPayout(database, whose),
      and: async (_, { owner }) => {
        await owner.query('update sessions set reauthenticated_at = now()')
        return { decision: 'agreed' }
      },
    },
  },
  papers: {
    list: nothing,
    add: () => ({ ...aPaper, file: redPicture }),
    remove: { of: 'supplier', id: (whose, database) => givenPaper(database, whose) },
    getFile: { of: 'supplier', id: (whose, database) => givenPaper(database, whose) },
  },
  companySettings: {
    get: nothing,
    save: async (_, database) => ({
      version: await settingsVersion(database),
      publishAtOnce: false,
      incoterm: 'FOB',
      basisPlace: 'Mersin',
      synonyms: [['gömlek', 'shirt']],
    }),
  },
  tradeSettings: {
    get: nothing,
    save: async (_, database) => ({ ...(await everybodyIsProven(database)), ...(await tradeSettingsInput(database)) }),
    agreeToWays: {
      of: 'customer',
      id: (whose, database) => givenWaysChange(database, whose),
      and: async (_, database) => everybodyIsProven(database),
    },
    withdrawWays: { of: 'customer', id: (whose, database) => givenWaysChange(database, whose) },
    ports: nothing,
  },
  companyFacts: {
    get: nothing,
    save: async (_, database) => ({ version: await settingsVersion(database), legalName: 'Ticarum A.Ş.' }),
  },
  currencyRates: {
    list: nothing,
    save: () => ({ rates: [{ code: 'try', millionths: 41_250_000, on: '2026-11-01' }] }),
  },
  profile: {
    get: nothing,
    save: () => ({ fullName: 'Ayaan Xirsi', phone: '+252612345678', address: 'Maka al-Mukarama 12' }),
    saveCompany: () => ({ name: 'Daallo Trading', taxNumber: '100200' }),
  },
  customerSettings: {
    get: nothing,
    save: () => ({
      emailNotifications: true,
      orderUpdates: false,
      promotions: false,
      profileVisible: true,
      orderHistory: true,
      language: 'so',
      currency: 'sos',
    }),
  },
  adminSettings: {
    get: nothing,
    save: () => ({ fullName: 'Elif Akköy', newOrders: true, newUsers: false, newFeedback: true, systemAlerts: true }),
  },
  cart: {
    get: nothing,
    count: nothing,
    price: async (_, database) => ({ lines: JSON.stringify([{ productId: await givenGoods(database), quantity: 5 }]) }),
    add: async (caller, database) => ({ productId: await givenForEmptyCart(database, caller), quantity: 5 }),
    change: async (caller, database) => ({ productId: await givenCartLine(database, caller), quantity: 6 }),
    remove: async (caller, database) => ({ productId: await givenCartLine(database, caller) }),
    merge: async (caller, database) => ({
      lines: [{ productId: await givenForEmptyCart(database, caller), quantity: 5 }],
    }),
    checkOut: async (caller, database) => ({
      productIds: [await givenCartLine(database, caller)],
      totalCents: 6250,
      address: mogadishu,
    }),
  },
  wishlist: {
    list: nothing,
    ids: async (_, database) => ({ productIds: await givenGoods(database) }),
    add: async (_, database) => ({ productId: await givenGoods(database) }),
    remove: async (caller, database) => ({ productId: (await givenWish(database, caller)).productId }),
  },
  quotes: {
    request: async (_, database) => ({
      lines: [{ productId: await givenGoods(database), quantity: 2000 }],
      notes: 'For Eid.',
    }),
    prepare: async (_, database) => ({
      lines: [{ productId: await givenGoods(database), quantity: 2000 }],
      contact: { company: 'Warsame Trading', name: 'Faadumo Warsame', email: 'faadumo@example.com' },
    }),
    list: nothing,
    waiting: nothing,
    get: aQuote(),
    offer: {
      ...aQuote('requested', 'supplier'),
      and: async (id, database) => anOffer(await linesOfQuote(database, id)),
    },
    counter: {
      ...aQuote('offered'),
      and: async (id, database) => ({ version: 2, lines: await linesOfQuote(database, id, 900) }),
    },
    accept: { ...aQuote('offered'), and: () => ({ version: 2, address: mogadishu }) },
    withdraw: aQuote(),
    decline: { ...aQuote('requested', 'supplier'), and: () => ({ reason: 'Sold out.' }) },
    decideClaim: {
      of: 'customer',
      id: (whose, database) => givenClaim(database, whose),
      and: () => ({ agreed: true }),
    },
  },
  deals: {
    get: async (_, database) => ({ token: await givenDealLink(database, await givenQuote(database, null)) }),
    getClaim: async (_, database) => ({ token: await givenUnclaimedDeal(database) }),
    claim: async (_, database) => ({ token: await givenUnclaimedDeal(database) }),
    link: aQuote(),
    revoke: { of: 'customer', id: (whose, database) => givenSharedQuote(database, whose) },
  },
  orders: {
    place: async (_, database) => orderOf(await givenGoods(database), 2),
    list: nothing,
    counts: nothing,
    waiting: nothing,
    get: anOrder,
    cancel: anOrder,
    answer: { ...anOrder, and: () => ({ answer: { answer: 'can_deliver', readyOn: '2090-01-31' } }) },
    confirmReceipt: arrivedOrder,
    addPicture: { ...arrivedOrder, and: () => ({ file: redPicture }) },
    reportProblem: { ...arrivedOrder, and: () => ({ text: 'Two cartons are wet.' }) },
    updateShipping: {
      ...anOrder,
      and: () => ({ shippingStatus: 'shipped', trackingNumber: 'MSCU1234567', carrier: 'MSC' }),
    },
    setStatus: { ...anOrder, and: () => ({ status: 'processing' }) },
    changeMany: async (_, database) => ({
      ids: [await givenOrder(database, null)],
      change: { kind: 'status', status: 'processing' },
    }),
    annotate: { ...anOrder, and: () => ({ assigneeId: null, notes: 'Pays late.', followUpOn: null }) },
    undoMany: {
      of: 'admin',
      id: (whose, database) => givenBulkAct(database, whose),
      and: async () => ({ reason: 'It was a mistake.' }),
    },
    matching: nothing,
    assignees: nothing,
    inquire: { ...anOrder, and: () => ({ message: 'When will it arrive?' }) },
    reorder: anOrder,
    share: { ...anOrder, and: () => ({ linkId: newId() }) },
    unshare: { of: 'customer', id: (whose, database) => givenSharedOrder(database, whose) },
  },
  tracking: { get: async (_, database) => ({ token: await givenTracking(database) }) },
  payments: {
    sendProof: {
      of: 'customer',
      id: (whose, database) => givenOrder(database, whose),
      and: () => ({ ...aProof, file: redPicture }),
    },
    decide: {
      of: 'customer',
      id: (whose, database) => givenPayment(database, whose),
      and: () => ({ decision: { decision: 'received' } }),
    },
    enter: { of: 'customer', id: (whose, database) => givenOrder(database, whose), and: () => aPayment },
    refund: { of: 'customer', id: (whose, database) => givenRefundDue(database, whose), and: () => aPayment },
    confirmRefund: {
      of: 'customer',
      id: async (whose, database) => (await givenWaitingRefund(database, whose)).id,
      and: async (_, database) => everybodyIsProven(database),
    },
    withdrawRefund: {
      of: 'customer',
      id: async (whose, database) => (await givenWaitingRefund(database, whose)).id,
    },
    getProof: { of: 'customer', id: (whose, database) => givenProof(database, whose) },
  },
  amendments: {
    list: anOrder,
    propose: { ...anOrder, and: () => ({ version: 1, lines: [{ quantity: 3 }] }) },
    accept: anAmendment,
    decline: anAmendment,
    withdraw: anAmendment,
  },
  ratings: {
    list: async (_, database) => ({ supplierId: (await database.given.supplier()).companyId ?? '' }),
    rate: { ...arrivedOrder, and: () => ({ stars: 5, words: 'Well packed.' }) },
    answer: { ...ratedOrder, and: () => ({ text: 'Thank you.' }) },
    hide: { ...ratedOrder, and: () => ({ part: 'words', reason: 'It names a person.' }) },
    show: {
      of: 'customer',
      id: (whose, database) => givenRatedOrder(database, whose, { hidden: true }),
      and: () => ({ part: 'words' }),
    },
  },
  orderExports: {
    start: () => ({ language: 'en' }),
    get: { of: 'supplier', id: (whose, database) => givenExport(database, whose) },
  },
  bulkActs: { get: { of: 'supplier', id: (whose, database) => givenBulkAct(database, whose) } },
  savedViews: {
    list: () => ({ page: '/admin/orders' }),
    add: () => ({ page: '/admin/orders', name: 'Mine', query: 'mine=' }),
    rename: {
      of: 'supplier',
      id: (whose, database) => givenView(database, whose),
      and: async () => ({ name: 'Ours' }),
    },
    remove: { of: 'supplier', id: (whose, database) => givenView(database, whose) },
  },
  contactMessages: { send: () => aMessage },
  applications: {
    upload: () => ({ fileName: 'catalogue.pdf', file: Buffer.from('%PDF-1.7') }),
    submit: () => anApplication,
    getFile: {
      of: 'admin',
      id: async (_, database) => givenCatalogue(database, (await givenApplication(database)).applicationId),
    },
  },
  needs: {
    upload: () => ({ file: redPicture }),
    send: () => ({ ...aNeed, name: aMessage.name, email: aMessage.email }),
    tell: () => aNeed,
    getPicture: {
      of: 'admin',
      id: async (_, database) => givenNeedPicture(database, (await givenNeed(database)).needId),
    },
    ask: {
      of: 'admin',
      id: async (_, database) => (await givenNeed(database, { customer: await database.given.customer() })).needId,
      and: async (_, database) => ({ productIds: [await givenGoods(database)], quantity: 500 }),
    },
    sendDeals: {
      of: 'admin',
      id: (_, database) => givenAnsweredNeed(database),
      and: async (id, database) => ({ version: await needVersion(database, id) }),
    },
  },
  inbox: {
    list: nothing,
    count: nothing,
    get: { of: 'admin', id: (_, database) => givenContact(database) },
    reply: {
      of: 'admin',
      id: (_, database) => givenContact(database),
      and: async (id, database) => ({ version: await itemVersion(database, id), body: 'We do, every week.' }),
    },
    note: { of: 'admin', id: (_, database) => givenContact(database), and: () => ({ body: 'Called back.' }) },
    assign: { of: 'admin', id: (_, database) => givenContact(database), and: () => ({ assigneeId: null }) },
    move: {
      of: 'admin',
      id: (_, database) => givenContact(database),
      and: async (id, database) => ({ version: await itemVersion(database, id), move: 'take' }),
    },
    write: {
      of: 'admin',
      id: async (_, { given }) => (await given.customer()).companyId ?? '',
      and: () => ({ body: 'Your papers have arrived.' }),
    },
  },
  messages: {
    list: nothing,
    count: nothing,
    search: () => ({ q: 'list' }),
    subject: async (_, database) => ({ kind: 'product', subjectId: await givenGoods(database) }),
    // Of an order, whose thread admins are a side of; marking as read is tried with a chat, which they are not.
    thread: anOrder,
    sendFile: { ...aChat, and: () => ({ fileName: 'list.pdf', file: redPicture }) },
    getFile: { of: 'customer', id: (whose, database) => givenMessageFile(database, whose) },
    send: { ...anOrder, and: () => ({ messageId: newId(), body: 'Please call before delivery.' }) },
    ask: async (_, database) => ({
      kind: 'product',
      subjectId: await givenGoods(database),
      messageId: newId(),
      body: 'Is it in stock?',
    }),
    markDelivered: nothing,
    markRead: { ...aChat, and: () => ({ number: 1 }) },
    block: { ...aChat, and: () => ({ blocked: true }) },
    report: { ...aChat, and: () => ({ reason: 'They ask for money elsewhere.' }) },
  },
  feedback: {
    send: () => ({ ...someFeedback }),
    list: nothing,
    decide: {
      of: 'customer',
      id: (whose, database) => givenFeedback(database, whose),
      and: () => ({ decision: 'approved' }),
    },
    show: {
      of: 'customer',
      id: (whose, database) => givenFeedback(database, whose, { status: 'approved', mayBeShown: true }),
    },
    hide: { of: 'customer', id: (whose, database) => givenFeedback(database, whose, { shown: true }) },
    voices: nothing,
  },
  content: {
    get: () => ({ language: 'so' }),
    figures: nothing,
    sections: nothing,
    history: () => ({ section: 'hero', language: 'so' }),
    save: async (_, database) => ({
      language: 'so',
      version: await contentVersion(database),
      content: { section: 'contact', email: 'desk@ticarum.example', phone: '', address: 'Kayseri' },
    }),
    restore: {
      of: 'admin',
      id: (whose, database) => givenContentVersion(database, whose),
      and: async (_, database) => ({ version: await contentVersion(database) }),
    },
  },
  analytics: {
    supplier: () => ({ from: '2026-06-01', to: '2026-06-30', step: 'day' }),
    platform: () => ({ from: '2025-07-01', to: '2026-06-30', step: 'month' }),
    totals: nothing,
    view: async (_, database) => ({
      viewId: newId(),
      productId: await givenListing(database, await database.given.supplier()),
    }),
    missed: nothing,
    recordMiss: () => ({ searchId: newId(), words: 'samovar', language: 'en' }),
  },
  addresses: { list: nothing, remove: { of: 'customer', id: (whose, database) => givenAddress(database, whose) } },
}
