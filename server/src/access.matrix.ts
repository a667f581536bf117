import { newId } from '@ticarum/db/ids'
import { type Inputs, readMatrix } from './testing/matrix.ts'
import { givenColleagueInvitation, givenGoogle, givenInvitation, givenInvitationLink, givenLink, givenNotice, givenSession } from './testing/personas.ts'

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
}
