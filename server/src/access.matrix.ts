import { newId } from '@ticarum/db/ids'
import { completeSettings, editedProduct, givenProduct, givenSubmission, givenUnverified, settingsVersion, versionOf } from './testing/given-catalogue.ts'
import { givenImport, zipOfOnePicture } from './testing/given-imports.ts'
import { type Inputs, readMatrix } from './testing/matrix.ts'
import { givenColleagueInvitation, givenGoogle, givenInvitation, givenInvitationLink, givenLink, givenListing, givenNotice, givenSession } from './testing/personas.ts'
import { redPicture } from './testing/pictures.ts'

/**
 * Who may do what: every procedure of the contract, as everybody.
 * ok: done · in: UNAUTHENTICATED · no: FORBIDDEN · none: NOT_FOUND · wrong: WRONG_CREDENTIALS
 * taken: ROLE_ALREADY_CHOSEN · member: ALREADY_MEMBER · -: has no such thing
 */
export const accessMatrix = readMatrix(`
                                visitor  customer  colleague  otherCustomer  supplier  otherSupplier  admin  roleless  suspended  deleted

  identity.signIn               wrong    ok        ok         ok             ok        ok             ok     ok        wrong      wrong
  identity.signOut              ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  identity.signUp               ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  identity.beginGoogle          ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  identity.signInWithGoogle     ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  identity.sessions             in       ok        ok         ok             ok        ok             ok     ok        in         in
  identity.forgotPassword       ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  identity.resetPassword        ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  identity.reauthenticate       in       ok        ok         ok             ok        ok             ok     ok        in         in
  identity.reauthenticateWithGoogle  in  ok        ok         ok             ok        ok             ok     ok        in         in
  identity.signInWays           in       ok        ok         ok             ok        ok             ok     ok        in         in
  identity.setPassword          in       ok        ok         ok             ok        ok             ok     ok        in         in
  identity.askConfirmation      in       ok        ok         ok             ok        ok             ok     ok        in         in
  identity.confirmEmail         ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  identity.session              in       ok        ok         ok             ok        ok             ok     ok        in         in
  identity.renewSession         in       ok        ok         ok             ok        ok             ok     ok        in         in

  companies.listSuppliers       ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  companies.supplier own        -        -         -          -              ok        ok             -      -         -          -
  companies.supplier other's    ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  companies.supplier absent     none     none      none       none           none      none           none   none      none       none
  companies.mine                in       ok        ok         ok             ok        ok             no     no        in         in
  companies.rename              in       ok        no         ok             ok        ok             no     no        in         in

  listings.list                 ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  listings.categories           ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  listings.one own              -        -         -          -              ok        ok             -      -         -          -
  listings.one other's          ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  listings.one absent           none     none      none       none           none      none           none   none      none       none
  listings.similar own          -        -         -          -              ok        ok             -      -         -          -
  listings.similar other's      ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  listings.similar absent       none     none      none       none           none      none           none   none      none       none

  images.upload                 in       no        no         no             ok        ok             ok     no        in         in
  images.mine                   in       no        no         no             ok        ok             ok     no        in         in
  images.shown                  ok       ok        ok         ok             ok        ok             ok     ok        ok         ok

  imports.template                  in       no        no         no             ok        ok             no     no        in         in
  imports.exportList                in       no        no         no             ok        ok             no     no        in         in
  imports.start                     in       no        no         no             ok        ok             no     no        in         in
  imports.one own                   -        -         -          -              ok        ok             -      -         -          -
  imports.one other's               in       no        no         no             none      none           no     no        in         in
  imports.one absent                in       no        no         no             none      none           no     no        in         in
  imports.rows own                  -        -         -          -              ok        ok             -      -         -          -
  imports.rows other's              in       no        no         no             none      none           no     no        in         in
  imports.rows absent               in       no        no         no             none      none           no     no        in         in
  imports.addPictures own           -        -         -          -              ok        ok             -      -         -          -
  imports.addPictures other's       in       no        no         no             none      none           no     no        in         in
  imports.addPictures absent        in       no        no         no             none      none           no     no        in         in
  imports.apply own                 -        -         -          -              ok        ok             -      -         -          -
  imports.apply other's             in       no        no         no             none      none           no     no        in         in
  imports.apply absent              in       no        no         no             none      none           no     no        in         in

  invitations.list              in       no        no         no             no        no             ok     no        in         in
  invitations.send              in       no        no         no             no        no             ok     no        in         in
  invitations.revoke own        -        no        no         no             no        no             ok     no        in         in
  invitations.revoke other's    in       no        no         no             no        no             ok     no        in         in
  invitations.revoke absent     in       no        no         no             no        no             none   no        in         in

  invitations.check             ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  invitations.accept            ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
  invitations.join              in       member    member     member         member    member         member  ok       in         in
  invitations.one own           -        no        no         no             no        no             ok     no        in         in
  invitations.one other's       in       no        no         no             no        no             ok     no        in         in
  invitations.one absent        in       no        no         no             no        no             none   no        in         in
  invitations.resend own        -        no        no         no             no        no             ok     no        in         in
  invitations.resend other's    in       no        no         no             no        no             ok     no        in         in
  invitations.resend absent     in       no        no         no             no        no             none   no        in         in

  team.list                     in       ok        ok         ok             ok        ok             no     no        in         in
  team.invite                   in       ok        no         ok             ok        ok             no     no        in         in
  team.revokeInvitation own          -   ok        no         ok             ok        ok             -      -         in         in
  team.revokeInvitation other's      in  none      no         none           none      none           no     no        in         in
  team.revokeInvitation absent       in  none      no         none           none      none           no     no        in         in
  team.remove own               -        none      no         none           none      none           -      -         in         in
  team.remove other's           in       none      no         none           none      none           no     no        in         in
  team.remove absent            in       none      no         none           none      none           no     no        in         in

  notices.list                  in       ok        ok         ok             ok        ok             ok     ok        in         in
  notices.markRead own          -        ok        ok         ok             ok        ok             ok     ok        in         in
  notices.markRead colleague's  -        none      none       -              -         -              -      -         -          -
  notices.markRead other's      in       none      none       none           none      none           none   none      in         in
  notices.markRead absent       in       none      none       none           none      none           none   none      in         in
  notices.choose                in       ok        ok         ok             ok        ok             ok     ok        in         in

  mail.list                     in       no        no         no             no        no             ok     no        in         in

  products.list                     in       no        no         no             ok        ok             ok     no        in         in
  products.add                      in       no        no         no             ok        ok             ok     no        in         in
  products.confirmPrices            in       no        no         no             ok        ok             no     no        in         in
  products.counts                   in       no        no         no             ok        ok             no     no        in         in
  products.one own                  -        -         -          -              ok        ok             -      -         -          -
  products.one other's              in       no        no         no             none      none           ok     no        in         in
  products.one absent               in       no        no         no             none      none           none   no        in         in
  products.edit own                 -        -         -          -              ok        ok             -      -         -          -
  products.edit other's             in       no        no         no             none      none           ok     no        in         in
  products.edit absent              in       no        no         no             none      none           none   no        in         in
  products.quickEdit own            -        -         -          -              ok        ok             -      -         -          -
  products.quickEdit other's        in       no        no         no             none      none           ok     no        in         in
  products.quickEdit absent         in       no        no         no             none      none           none   no        in         in
  products.duplicate own            -        -         -          -              ok        ok             -      -         -          -
  products.duplicate other's        in       no        no         no             none      none           ok     no        in         in
  products.duplicate absent         in       no        no         no             none      none           none   no        in         in
  products.remove own               -        -         -          -              ok        ok             -      -         -          -
  products.remove other's           in       no        no         no             none      none           ok     no        in         in
  products.remove absent            in       no        no         no             none      none           none   no        in         in
  products.submit own               -        -         -          -              ok        ok             -      -         -          -
  products.submit other's           in       no        no         no             none      none           no     no        in         in
  products.submit absent            in       no        no         no             none      none           no     no        in         in
  products.pause own                -        -         -          -              ok        ok             -      -         -          -
  products.pause other's            in       no        no         no             none      none           no     no        in         in
  products.pause absent             in       no        no         no             none      none           no     no        in         in
  products.resume own               -        -         -          -              ok        ok             -      -         -          -
  products.resume other's           in       no        no         no             none      none           no     no        in         in
  products.resume absent            in       no        no         no             none      none           no     no        in         in

  reviews.list                      in       no        no         no             no        no             ok     no        in         in
  reviews.one own                   -        -         -          -              no        no             -      -         -          -
  reviews.one other's               in       no        no         no             no        no             ok     no        in         in
  reviews.one absent                in       no        no         no             no        no             none   no        in         in
  reviews.decide own                -        -         -          -              no        no             -      -         -          -
  reviews.decide other's            in       no        no         no             no        no             ok     no        in         in
  reviews.decide absent             in       no        no         no             no        no             none   no        in         in

  supplierSettings.read             in       no        no         no             ok        ok             no     no        in         in
  supplierSettings.save             in       no        no         no             ok        ok             no     no        in         in
  verifications.submit              in       no        no         no             ok        ok             no     no        in         in
  verifications.list                in       no        no         no             no        no             ok     no        in         in
  verifications.one own             -        -         -          -              no        no             -      -         -          -
  verifications.one other's         in       no        no         no             no        no             ok     no        in         in
  verifications.one absent          in       no        no         no             no        no             none   no        in         in
  verifications.decide own          -        -         -          -              no        no             -      -         -          -
  verifications.decide other's      in       no        no         no             no        no             ok     no        in         in
  verifications.decide absent       in       no        no         no             no        no             none   no        in         in
  companySettings.read              in       no        no         no             no        no             ok     no        in         in
  companySettings.save              in       no        no         no             no        no             ok     no        in         in

  identity.chooseRole           in       taken     taken      taken          taken     taken          taken  ok        in         in
  identity.signOutEverywhere    in       ok        ok         ok             ok        ok             ok     ok        in         in
  identity.changePassword       in       ok        ok         ok             ok        ok             ok     ok        in         in
  team.remove colleague's       -        ok        -          -              -         -              -      -         -          -
`)

const nothing = () => ({})
const backFromGoogle = (code: string) => ({ callbackUrl: `https://ticarum.example/auth/google/callback?code=${code}`, state: 's', nonce: 'n', codeVerifier: 'v' })

/** What each call of the matrix sends; the compiler wants a line for every procedure. */
export const matrixInputs: Inputs = {
  identity: {
    signIn: (caller) => ({ email: caller?.email ?? 'nobody@example.com', password: caller?.password ?? 'a guess' }),
    signUp: (caller) => ({ fullName: 'Ayaan Xirsi', email: `new-${caller?.id ?? 'visitor'}@example.com`, password: 'sixsix', role: 'customer' }),
    chooseRole: () => ({ role: 'customer' }),
    beginGoogle: nothing,
    signInWithGoogle: () => backFromGoogle(newId()),
    sessions: nothing,
    signOutEverywhere: async (caller, database) => {
      if (caller) await givenSession(database, caller.id) // there must be something to end
      return {}
    },
    forgotPassword: async (_, database) => {
      await database.owner.query('delete from rate_limits') // letters are counted for the address
      return { email: 'nobody@example.com' }
    },
    resetPassword: async (_, database) => ({ token: await givenLink(database, 'password-reset'), password: 'sixsix' }),
    changePassword: (caller) => ({ currentPassword: caller?.password ?? 'a guess', password: 'correct horse' }),
    reauthenticate: (caller) => ({ password: caller?.password ?? 'a guess' }),
    reauthenticateWithGoogle: async (caller, database) => backFromGoogle(caller ? await givenGoogle(database, caller.id) : newId()),
    signInWays: nothing,
    setPassword: async (caller, database) => {
      await database.owner.query('update sessions set reauthenticated_at = now() where user_id = $1', [caller?.id])
      return { password: 'correct horse' }
    },
    askConfirmation: nothing,
    confirmEmail: async (_, database) => ({ token: await givenLink(database, 'email-confirmation') }),
    signOut: nothing,
    session: nothing,
    renewSession: nothing,
  },
  companies: {
    listSuppliers: nothing,
    supplier: { of: 'supplier', id: (whose) => whose.companyId ?? '' },
    mine: nothing,
    rename: () => ({ name: 'Karadeniz Tekstil' }),
  },
  listings: {
    list: () => ({ q: 'gomlek' }),
    one: { of: 'supplier', id: (whose, database) => givenListing(database, whose) },
    similar: { of: 'supplier', id: (whose, database) => givenListing(database, whose) },
    categories: nothing,
  },
  images: {
    upload: async (caller, { given }) => ({ file: redPicture, ...(caller?.role === 'admin' ? { supplierId: await given.company('supplier') } : {}) }),
    mine: async (caller, { given }) => ({
      name: (await given.product({ supplierId: caller?.role === 'supplier' && caller.companyId ? caller.companyId : await given.company('supplier') })).image,
    }),
    shown: async (_, { given }) => ({ name: (await given.product({ supplierId: (await given.supplier()).companyId ?? '' })).image }),
  },
  imports: {
    template: () => ({ format: 'csv', language: 'tr' }),
    exportList: () => ({ format: 'csv', language: 'tr' }),
    start: () => ({ fileName: 'list.csv', language: 'tr', file: Buffer.from('Ürün kodu;Fiyat\nKT-1;1,50\n') }),
    one: { of: 'supplier', id: (whose, database) => givenImport(database, whose) },
    rows: { of: 'supplier', id: (whose, database) => givenImport(database, whose) },
    addPictures: { of: 'supplier', id: (whose, database) => givenImport(database, whose), and: () => ({ fileName: 'pictures.zip', file: zipOfOnePicture }) },
    apply: { of: 'supplier', id: (whose, database) => givenImport(database, whose) },
  },
  invitations: {
    list: nothing,
    send: (caller) => ({ email: `invited-by-${caller?.id}@example.com`, role: 'supplier' }),
    check: async (_, database) => ({ token: await givenInvitationLink(database) }),
    accept: async (_, database) => ({ token: await givenInvitationLink(database), fullName: 'Ayaan Xirsi', password: 'sixsix' }),
    join: async (caller, database) => ({ token: await givenInvitationLink(database, caller?.email) }),
    one: { of: 'admin', id: (whose, database) => givenInvitation(database, whose.id) },
    resend: { of: 'admin', id: (whose, database) => givenInvitation(database, whose.id) },
    revoke: { of: 'admin', id: (whose, database) => givenInvitation(database, whose.id) },
  },
  team: {
    list: nothing,
    invite: (caller) => ({ email: `colleague-of-${caller?.id}@example.com` }),
    revokeInvitation: { of: 'customer', id: (whose, database) => givenColleagueInvitation(database, whose) },
    remove: { of: 'customer', id: (whose) => whose.id },
  },
  notices: {
    list: nothing,
    markRead: { of: 'customer', id: (whose, database) => givenNotice(database, whose.id) },
    choose: () => ({ kind: 'company.renamed', byMail: true }),
  },
  mail: { list: nothing },
  products: {
    list: async (caller, database) => (caller?.role === 'admin' ? { supplierId: await database.given.company('supplier') } : {}),
    counts: nothing,
    one: { of: 'supplier', id: (whose, database) => givenProduct(database, whose) },
    add: async (caller, database) => ({
      intent: 'draft',
      language: 'tr',
      name: 'Gömlek',
      ...(caller?.role === 'admin' ? { supplierId: await database.given.company('supplier') } : {}),
    }),
    edit: { of: 'supplier', id: (whose, database) => givenProduct(database, whose), and: editedProduct },
    quickEdit: { of: 'supplier', id: (whose, database) => givenProduct(database, whose), and: async (id, database) => ({ version: await versionOf(database, id), price: '1' }) },
    submit: { of: 'supplier', id: (whose, database) => givenProduct(database, whose, 'draft') },
    pause: { of: 'supplier', id: (whose, database) => givenProduct(database, whose) },
    resume: { of: 'supplier', id: (whose, database) => givenProduct(database, whose, 'paused') },
    duplicate: { of: 'supplier', id: (whose, database) => givenProduct(database, whose) },
    remove: { of: 'supplier', id: (whose, database) => givenProduct(database, whose) },
    confirmPrices: async (caller, database) => ({ ids: [caller?.role === 'supplier' ? await givenProduct(database, caller) : newId()] }),
  },
  reviews: {
    list: nothing,
    one: { of: 'supplier', id: (whose, database) => givenProduct(database, whose, 'in_review') },
    decide: {
      of: 'supplier',
      id: (whose, database) => givenProduct(database, whose, 'in_review'),
      and: async (id, database) => ({ version: await versionOf(database, id), decision: 'accept' }),
    },
  },
  supplierSettings: { read: nothing, save: () => completeSettings },
  verifications: {
    submit: async (caller, database) => {
      if (caller?.role === 'supplier') await givenUnverified(database, caller)
      return {}
    },
    list: nothing,
    one: { of: 'supplier', id: (whose) => whose.companyId ?? '' },
    decide: { of: 'supplier', id: (whose, database) => givenSubmission(database, whose), and: () => ({ from: 'submitted', to: 'in_review' }) },
  },
  companySettings: {
    read: nothing,
    save: async (_, database) => ({ version: await settingsVersion(database), publishAtOnce: false, incoterm: 'FOB', basisPlace: 'Mersin', synonyms: [['gömlek', 'shirt']] }),
  },
}
