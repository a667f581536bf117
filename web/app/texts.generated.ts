// Written by 'npm run texts' from the English texts.
export interface Texts {
  auth: {
    'title': undefined
    'lead': undefined
    'email': undefined
    'email.invalid': undefined
    'password': undefined
    'password.too-short': undefined
    'password.too-long': undefined
    'submit': undefined
    'submitting': undefined
    'error': undefined
    'error.wrong': undefined
    'error.limited': { minutes: number }
    'error.away': undefined
  }
  common: {
    'brand': undefined
    'skip': undefined
    'language': undefined
    'sign-in': undefined
    'sign-out': undefined
    'role.customer': undefined
    'role.supplier': undefined
    'role.admin': undefined
    'role.none': undefined
    'place': undefined
    'not-found.title': undefined
    'not-found.text': undefined
    'not-found.home': undefined
    'error.title': undefined
    'error.text': undefined
    'error.again': undefined
    'error.request': { id: string }
    'away.title': undefined
    'away.text': undefined
    'notice.signed-out.title': undefined
    'notice.signed-out.text': undefined
  }
  companies: {
    'verified': undefined
    'none': undefined
    'more': undefined
    'loading': undefined
  }
  home: {
    'title': undefined
    'lead': undefined
    'suppliers': undefined
    'newest': undefined
  }
}
