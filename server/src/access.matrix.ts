import { type Inputs, readMatrix } from './testing/matrix.ts'
import { givenInvitation, givenNotice } from './testing/personas.ts'

/**
 * Who may do what: every procedure of the contract, as everybody.
 * ok: done · in: UNAUTHENTICATED · no: FORBIDDEN · none: NOT_FOUND · wrong: WRONG_CREDENTIALS · -: has no such thing
 */
export const accessMatrix = readMatrix(`
                                visitor  customer  colleague  otherCustomer  supplier  otherSupplier  admin  roleless  suspended  deleted

  identity.signIn               wrong    ok        ok         ok             ok        ok             ok     ok        wrong      wrong
  identity.signOut              ok       ok        ok         ok             ok        ok             ok     ok        ok         ok
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

  notices.list                  in       ok        ok         ok             ok        ok             ok     ok        in         in
  notices.markRead own          -        ok        ok         ok             ok        ok             ok     ok        in         in
  notices.markRead colleague's  -        none      none       -              -         -              -      -         -          -
  notices.markRead other's      in       none      none       none           none      none           none   none      in         in
  notices.markRead absent       in       none      none       none           none      none           none   none      in         in
  notices.choose                in       ok        ok         ok             ok        ok             ok     ok        in         in

  mail.list                     in       no        no         no             no        no             ok     no        in         in
`)

const nothing = () => ({})

/** What each call of the matrix sends; the compiler wants a line for every procedure. */
export const matrixInputs: Inputs = {
  identity: {
    signIn: (caller) => ({ email: caller?.email ?? 'nobody@example.com', password: caller?.password ?? 'a guess' }),
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
    revoke: { of: 'admin', id: (whose, database) => givenInvitation(database, whose.id) },
  },
  notices: {
    list: nothing,
    markRead: { of: 'customer', id: (whose, database) => givenNotice(database, whose.id) },
    choose: () => ({ kind: 'company.renamed', byMail: true }),
  },
  mail: { list: nothing },
}
