// Written by 'npm run texts' from the English texts.
export interface Texts {
  'accept-invitation': {
    'title': undefined
    'lead': { role: string }
    'lead.company': { company: string; role: string }
    'different': undefined
    'required': undefined
    'submit': undefined
    'submitting': undefined
    'error': undefined
    'error.text': undefined
    'error.member': undefined
    'invalid': undefined
    'invalid.no-token': undefined
    'invalid.not-found': undefined
    'invalid.used': undefined
    'invalid.expired': undefined
    'invalid.other': undefined
    'home': undefined
    'email': undefined
    'name': undefined
    'name.too-short': undefined
    'name.too-long': undefined
    'password': undefined
    'password.too-short': undefined
    'password.too-long': undefined
    'confirm': undefined
    'join.text': { email: string }
    'join.submit': undefined
    'join.submitting': undefined
    'sign-in.text': { email: string }
    'sign-in': undefined
    'has-role': undefined
  }
  account: {
    'mail': undefined
    'mail.text': { email: string; day: string }
    'mail.again': undefined
    'mail.busy': undefined
    'data': undefined
    'data.text': { days: number }
    'data.writing': undefined
    'data.ready': { day: string }
    'data.look': undefined
    'data.download': undefined
    'data.submit': undefined
    'data.busy': undefined
    'danger': undefined
    'delete': undefined
    'delete.text': undefined
    'delete.undo': { days: number }
    'waits': { count: number }
    'next-owner': { name: string }
    'next-owner.change': undefined
    'delete.open': undefined
    'delete.busy': undefined
    'dialog.title': undefined
    'dialog.text': { days: number }
    'cancel': undefined
    'requested': undefined
    'requested.text': { day: string }
    'undo': undefined
    'undo.busy': undefined
    'error': undefined
    'error.last-admin': undefined
    'error.failed': undefined
  }
  'admin-settings': {
    'sections': undefined
    'section.own': undefined
    'section.company': undefined
    'section.catalogue': undefined
    'section.trade': undefined
    'section.rates': undefined
    'section.records': undefined
    'own': undefined
    'fullName': undefined
    'fullName.invalid': undefined
    'email': undefined
    'email.invalid': undefined
    'mailed': undefined
    'newOrders': undefined
    'newOrders.hint': undefined
    'newUsers': undefined
    'newUsers.hint': undefined
    'newFeedback': undefined
    'newFeedback.hint': undefined
    'systemAlerts': undefined
    'systemAlerts.hint': undefined
    'save': undefined
    'save.busy': undefined
    'rates': undefined
    'rates.hint': undefined
    'rates.rate': { code: string }
    'rates.rate.invalid': { code: string }
    'rates.on': { code: string }
    'rates.on.invalid': { code: string }
    'rates.save': undefined
    'fix': undefined
    'error': undefined
    'error.save': undefined
    'records': undefined
    'records.audit': undefined
    'records.mail': undefined
  }
  amendments: {
    'propose': undefined
    'instead': undefined
    'propose.title': { number: string }
    'propose.lead': undefined
    'propose.submit': undefined
    'propose.busy': undefined
    'quantity': undefined
    'part': { values: string }
    'price': undefined
    'strike': undefined
    'title': undefined
    'lead.customer': { supplier: string; day: string }
    'lead.others': { day: string }
    'struck-out': undefined
    'unchanged': { count: number }
    'accept': undefined
    'decline': undefined
    'withdraw': undefined
    'busy': undefined
    'earlier': undefined
    'version': { number: number; day: string }
    'error.nothing': undefined
    'error.quantity': undefined
    'error.price': undefined
    'error.day': undefined
    'error.state': undefined
    'error.failed': undefined
  }
  analytics: {
    'title': undefined
    'platform.title': undefined
    'lead': undefined
    'period': undefined
    'period.7': undefined
    'period.30': undefined
    'period.90': undefined
    'period.12': undefined
    'step': undefined
    'step.day': undefined
    'step.week': undefined
    'step.month': undefined
    'custom': undefined
    'custom.from': undefined
    'custom.to': undefined
    'custom.show': undefined
    'custom.invalid': undefined
    'cards': undefined
    'count': { count: number }
    'revenue': undefined
    'orders': undefined
    'customers': undefined
    'customers.new': { count: number }
    'average': undefined
    'more': { value: string }
    'less': { value: string }
    'before': { value: string }
    'by.day': undefined
    'by.week': undefined
    'by.month': undefined
    'dollars': undefined
    'chart': { title: string; from: string; to: string }
    'legend.now': undefined
    'legend.before': undefined
    'legend.running': undefined
    'none': undefined
    'as-table': undefined
    'file': undefined
    'column.day': undefined
    'column.week': undefined
    'column.month': undefined
    'column.from': undefined
    'column.to': undefined
    'column.orders': undefined
    'column.orders.before': undefined
    'column.revenue': undefined
    'column.revenue.usd': undefined
    'column.revenue.before': undefined
    'column.before': undefined
    'column.share': undefined
    'column.product': undefined
    'column.category': undefined
    'column.city': undefined
    'funnel': undefined
    'funnel.views': undefined
    'funnel.carts': undefined
    'funnel.orders': undefined
    'funnel.share': { share: string }
    'funnel.before': { value: string }
    'funnel.note': undefined
    'promises': undefined
    'promises.own': undefined
    'promises.suppliers': undefined
    'promises.desk': undefined
    'promises.of': { kept: number; count: number }
    'promises.none': undefined
    'promises.note': undefined
    'cities': undefined
    'categories': undefined
    'products': undefined
    'product.sold': { count: number; share: string }
    'platform': undefined
    'users': undefined
    'users.by': { all: number; customer: number; supplier: number; admin: number }
    'listed': undefined
    'rating': undefined
    'rating.none': undefined
    'missed': undefined
    'missed.none': undefined
    'missed.note': undefined
    'column.words': undefined
    'column.language': undefined
    'column.times': undefined
    'column.last': undefined
    'loading': undefined
    'error': undefined
    'error.load': undefined
    'again': undefined
  }
  'answer-quote': {
    'back': undefined
    'hint.offer': undefined
    'hint.counter': undefined
    'made-to-order.hint': undefined
    'price-of': { unit: string }
    'instead': undefined
    'instead.hint': undefined
    'strike': undefined
    'for-all.offer': undefined
    'for-all.counter': undefined
    'lead-days': undefined
    'place': undefined
    'deposit-percent': undefined
    'deposit.offer': undefined
    'deposit.counter': undefined
    'port.unsaid': undefined
    'sums.accept': undefined
    'then.offer': undefined
    'then.counter': undefined
    'send.offer': undefined
    'send.counter': undefined
    'sending': undefined
    'accept.title': { number: string }
    'accept.submit': undefined
    'withdraw.title': { number: string }
    'withdraw.text': undefined
    'decline.title': { number: string }
    'decline.text': undefined
    'reason': undefined
    'error.quantity': { line: number }
    'error.price': { line: number }
    'error.part': { line: number }
    'error.instead': { line: number }
    'error.struckOut': undefined
    'error.total': undefined
    'error.unchanged': undefined
    'error.validUntil': undefined
    'error.leadDays': undefined
    'error.place': undefined
    'error.depositPercent': undefined
    'error.wantedOn': undefined
    'error.port': undefined
    'error.notes': undefined
    'error.reason': undefined
    'error.field': undefined
  }
  'api-tokens': {
    'title': undefined
    'lead': undefined
    'reference': undefined
    'webhooks': undefined
    'settings': undefined
    'owners-only': undefined
    'made': { name: string }
    'made.text': undefined
    'made.label': undefined
    'copy': undefined
    'copied': undefined
    'failed': undefined
    'tokens': undefined
    'none': undefined
    'scope.products:read': undefined
    'scope.products:write': undefined
    'scope.orders:read': undefined
    'scope.orders:write': undefined
    'hint.products:read': undefined
    'hint.products:write': undefined
    'hint.orders:read': undefined
    'hint.orders:write.supplier': undefined
    'hint.orders:write.customer': undefined
    'until': { day: string }
    'until.past': { day: string }
    'expired': undefined
    'used': { day: string }
    'unused': undefined
    'made-by': { name: string; day: string }
    'make': undefined
    'name': undefined
    'name.hint': undefined
    'name.required': undefined
    'name.too-long': undefined
    'scopes': undefined
    'scopes.required': undefined
    'days': undefined
    'days.of': { days: string }
    'days.year': undefined
    'submit': undefined
    'busy': undefined
    'full': { max: string }
    'unconfirmed': undefined
    'revoke': undefined
    'revoke.of': { name: string }
    'revoke.title': undefined
    'revoke.text': { name: string }
    'revoke.submit': undefined
    'revoke.busy': undefined
    'cancel': undefined
    'error': undefined
    'error.make': undefined
    'error.made': undefined
    'error.gone': undefined
  }
  audit: {
    'title': undefined
    'lead': undefined
    'loading': undefined
    'error': undefined
    'error.load': undefined
    'again': undefined
    'first': undefined
    'by': undefined
    'table': undefined
    'table.all': undefined
    'day': undefined
    'submit': undefined
    'reset': undefined
    'none': undefined
    'nobody': undefined
    'personal': undefined
    'wrong': undefined
    'operation.INSERT': undefined
    'operation.UPDATE': undefined
    'operation.DELETE': undefined
  }
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
    'error.away': undefined
    'tabs': undefined
    'forgot': undefined
    'or': undefined
    'google': undefined
    'name': undefined
    'name.too-short': undefined
    'name.too-long': undefined
    'password.show': undefined
    'password.weak': undefined
    'password.fair': undefined
    'password.good': undefined
    'password.strong': undefined
    'password.common': undefined
    'confirm': undefined
    'confirm.different': undefined
    'role': undefined
    'role.customer': undefined
    'role.customer.text': undefined
    'role.supplier': undefined
    'role.supplier.text': undefined
    'role.missing': undefined
    'sign-up': undefined
    'sign-up.title': undefined
    'sign-up.lead': undefined
    'sign-up.submitting': undefined
    'sign-up.error': undefined
    'sign-up.age': undefined
    'error.done-before': undefined
    'passkey.title': undefined
    'passkey.lead': undefined
    'passkey.submit': undefined
    'passkey.failed': undefined
    'passkey.scripts': undefined
    'passkey.back': undefined
  }
  'cart-bar': {
    'cart': { count: number }
  }
  cart: {
    'title': undefined
    'lead': undefined
    'visitor': undefined
    'none': undefined
    'none.text': undefined
    'browse': undefined
    'loading': undefined
    'sign-in': undefined
    'sign-in-to-order': undefined
    'quantity.of': { name: string }
    'update': undefined
    'update.name': { name: string }
    'remove': undefined
    'remove.name': { name: string }
    'ready': { time: string }
    'group.total': undefined
    'goods': { count: number }
    'not-included': undefined
    'load': undefined
    'cartons': { count: number }
    'container': { percent: number; feet: string }
    'load.unknown': { products: string }
    'review': { count: number }
    'checkout': undefined
    'place': { count: number }
    'placing': undefined
    'change.price_up': { price: string; date: string }
    'change.price_down': { price: string; date: string }
    'change.sold_out': undefined
    'change.stock_below': { left: string }
    'change.below_minimum': { minimum: number; missing: string }
    'change.over_limit': undefined
    'change.breakdown_differs': undefined
    'change.price_hidden': undefined
    'change.gone': undefined
    'parts.differ': undefined
    'over': undefined
    'unknown': { count: number }
    'unknown.drop': undefined
    'error': undefined
    'again': undefined
    'error.load': undefined
    'error.change': undefined
    'error.meanwhile': undefined
    'saving': undefined
    'error.colleague': undefined
    'quote': undefined
    'quote.name': { supplier: string }
  }
  claims: {
    'title': undefined
    'back': { number: string }
    'what': { number: string; supplier: string }
    'how': undefined
    'claim': undefined
    'claiming': undefined
    'asked': undefined
    'refused': undefined
    'gone': undefined
    'ended': undefined
    'unconfirmed': undefined
    'confirm': undefined
    'failed': undefined
    'error': undefined
    'contact': undefined
    'contact.claimed': undefined
    'contact.unclaimed': undefined
    'name': undefined
    'email': undefined
    'phone': undefined
    'language': undefined
    'claims': undefined
    'agree': { name: string }
    'refuse': { name: string }
    'agreed.by': { name: string }
    'agreed.address': undefined
    'refused.by': { name: string }
    'refused.late': undefined
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
    'deleted-user': undefined
    'place': undefined
    'not-found.title': undefined
    'not-found.text': undefined
    'not-found.home': undefined
    'error.title': undefined
    'error.text': undefined
    'error.again': undefined
    'error.request': { id: string }
    'offline.title': undefined
    'offline.text': undefined
    'away.title': undefined
    'away.text': undefined
  }
  companies: {
    'verified': undefined
    'seal.open': undefined
    'seal.checked': undefined
    'seal.on': { date: string }
    'seal.until': { date: string }
    'check.trade-registry': undefined
    'check.tax-office': undefined
    'check.address': undefined
    'check.phone': undefined
    'check.bank-account': undefined
    'check.samples': undefined
  }
  'company-facts': {
    'title': undefined
    'hint': undefined
    'legalName': undefined
    'address': undefined
    'taxNumber': undefined
    'reach': undefined
    'reach.hint': undefined
    'phone': undefined
    'whatsapp': undefined
    'phone.invalid': undefined
    'long': { most: number }
    'save': undefined
  }
  'company-settings': {
    'title': undefined
    'lead': undefined
    'publishing': undefined
    'publishAtOnce': undefined
    'publishAtOnce.hint': undefined
    'basis': undefined
    'basis.hint': undefined
    'incoterm': undefined
    'incoterm.EXW': undefined
    'incoterm.FCA': undefined
    'incoterm.FOB': undefined
    'incoterm.CFR': undefined
    'incoterm.CIF': undefined
    'incoterm.invalid': undefined
    'basisPlace': undefined
    'basisPlace.invalid': undefined
    'words': undefined
    'synonyms': undefined
    'synonyms.hint': undefined
    'synonyms.invalid': undefined
    'save': undefined
    'save.busy': undefined
    'fix': undefined
    'error': undefined
    'again': undefined
    'error.load': undefined
    'error.save': undefined
    'error.meanwhile': undefined
  }
  components: {
    'title': undefined
    'lead': undefined
    'buttons': undefined
    'button.main': undefined
    'button.line': undefined
    'button.quiet': undefined
    'button.busy': undefined
    'inputs': undefined
    'input.company': undefined
    'input.name': undefined
    'input.name.problem': undefined
    'input.country': undefined
    'input.somalia': undefined
    'input.turkey': undefined
    'input.role': undefined
    'input.buyer': undefined
    'input.buyer.text': undefined
    'input.seller': undefined
    'input.seller.text': undefined
    'summary': undefined
    'chips': undefined
    'chip.plain': undefined
    'chip.waiting': undefined
    'chip.running': undefined
    'chip.done': undefined
    'chip.ended': undefined
    'toasts': undefined
    'toast.title': undefined
    'toast.text': undefined
    'toast.failed.title': undefined
    'toast.failed.text': undefined
    'tabs': undefined
    'tab.all': undefined
    'tab.waiting': undefined
    'table': undefined
    'table.order': undefined
    'table.customer': undefined
    'table.status': undefined
    'empty': undefined
    'empty.title': undefined
    'dialog.open': undefined
    'dialog.title': undefined
    'dialog.text': undefined
    'dialog.cancel': undefined
  }
  'confirm-email': {
    'title': undefined
    'lead.confirm': undefined
    'lead.send': undefined
    'lead.nothing': undefined
    'lead.sign-in': undefined
    'confirm': undefined
    'send': undefined
    'nothing': undefined
    'sign-in': undefined
    'busy': undefined
    'error': undefined
    'first.text': undefined
    'email': undefined
    'code': undefined
    'code.send': undefined
    'code.again': undefined
    'code.sent': { email: string }
  }
  contact: {
    'title': undefined
    'lead': undefined
    'form.title': undefined
    'name': undefined
    'email': undefined
    'message': undefined
    'submit': undefined
    'submitting': undefined
    'name.empty': undefined
    'name.too-long': undefined
    'email.invalid': undefined
    'email.too-long': undefined
    'message.too-short': undefined
    'message.too-long': undefined
    'invalid.title': undefined
    'invalid.text': undefined
    'error': undefined
    'error.send': undefined
    'error.done': undefined
    'facts.title': undefined
    'address.label': undefined
    'phone': undefined
    'whatsapp': undefined
    'weekdays.label': undefined
    'weekdays': undefined
    'sunday.label': undefined
    'sunday': undefined
    'zone.label': undefined
    'zone': undefined
    'markets.label': undefined
    'markets': undefined
    'reply.label': undefined
    'reply': undefined
    'trap': undefined
  }
  content: {
    'page': undefined
    'lead': undefined
    'sections': undefined
    'section.hero': undefined
    'section.about': undefined
    'section.contact': undefined
    'languages': undefined
    'title': undefined
    'title.invalid': { max: number }
    'subtitle': undefined
    'subtitle.invalid': { max: number }
    'description': undefined
    'description.invalid': { max: number }
    'email': undefined
    'email.invalid': { max: number }
    'phone': undefined
    'phone.invalid': { max: number }
    'address': undefined
    'address.invalid': { max: number }
    'save': undefined
    'save.busy': undefined
    'preview': undefined
    'preview.title': undefined
    'history': undefined
    'version': { number: string }
    'saved': { name: string; date: string }
    'original': undefined
    'restored': { number: string }
    'shown': undefined
    'read': undefined
    'restore': undefined
    'restore.version': { number: string }
    'fix': undefined
    'error': undefined
    'again': undefined
    'error.load': undefined
    'error.save': undefined
    'error.meanwhile': undefined
  }
  currency: {
    'note': { date: string }
  }
  'customer-settings': {
    'title': undefined
    'lead': undefined
    'notifications': undefined
    'emailNotifications': undefined
    'emailNotifications.hint': undefined
    'orderUpdates': undefined
    'orderUpdates.hint': undefined
    'promotions': undefined
    'promotions.hint': undefined
    'privacy': undefined
    'profileVisible': undefined
    'profileVisible.hint': undefined
    'orderHistory': undefined
    'orderHistory.hint': undefined
    'display': undefined
    'language': undefined
    'language.invalid': undefined
    'currency': undefined
    'currency.invalid': undefined
    'currency.usd': undefined
    'currency.try': undefined
    'currency.sos': undefined
    'currency.eur': undefined
    'currency.hint': undefined
    'rate': { rate: string; currency: string; date: string }
    'rate.none': undefined
    'save': undefined
    'save.busy': undefined
    'cancel': undefined
    'fix': undefined
    'error': undefined
    'again': undefined
    'error.load': undefined
    'error.save': undefined
    'api-tokens': undefined
  }
  dashboard: {
    'title': undefined
    'admin.title': undefined
    'welcome': { name: string }
    'supplier.lead': undefined
    'suspended.title': undefined
    'suspended.text': undefined
    'suspended.contact': undefined
    'customer.lead': undefined
    'tiles': undefined
    'tile.my-orders': undefined
    'tile.cart': undefined
    'tile.wishlist': undefined
    'tile.messages': undefined
    'tile.profile': undefined
    'tile.settings': undefined
    'tile.add-product': undefined
    'tile.manage-products': undefined
    'tile.view-orders': undefined
    'tile.analytics': undefined
    'tile.manage-orders': undefined
    'tile.users': undefined
    'tile.product-analytics': undefined
    'tile.feedback': undefined
    'tile.inquiries': undefined
    'tile.products': undefined
    'tile.invitations': undefined
    'tile.content': undefined
    'tile.admin-settings': undefined
    'confirm.title': undefined
    'confirm.text': { email: string }
    'confirm.send': undefined
    'confirm.sending': undefined
    'figures.products': undefined
    'figures.count': { count: number }
    'figures.states': { listed: number; review: number; paused: number }
    'attention': undefined
    'attention.sent-back': { count: number }
    'attention.prices': { count: number }
    'attention.drafts': { count: number }
    'attention.orders.receipt': { count: number }
    'attention.orders.payment': { count: number }
    'attention.orders.answer': { count: number }
    'attention.orders.ship': { count: number }
    'attention.orders.problem': { count: number }
    'attention.orders.cannot_supply': { count: number }
    'attention.orders.proof': { count: number }
    'attention.orders.follow_up': { count: number }
    'attention.orders.confirm': { count: number }
    'attention.orders.complete': { count: number }
    'attention.next': { number: string }
    'attention.next-by': { number: string; day: string }
    'figures.orders': undefined
    'figures.orders.states': { pending: number; processing: number }
    'note.orders': { active: number; all: number }
    'on-the-way': undefined
    'on-the-way.all': undefined
    'error.orders': undefined
    'error': undefined
    'again': undefined
    'error.products': undefined
    'attention.reviews': undefined
    'attention.submitted': undefined
    'attention.papers': undefined
    'attention.change': undefined
    'attention.oldest': { time: string }
    'attention.many': { count: number }
    'error.desk': undefined
    'attention.contact': undefined
    'attention.application': undefined
    'attention.order': undefined
    'figures.revenue': undefined
    'figures.revenue.since': { day: string }
    'figures.none': undefined
    'figures.customers': undefined
    'figures.customers.note': undefined
    'quick': undefined
    'add-product': undefined
    'activity': undefined
    'activity.listed': undefined
    'activity.welcome': undefined
    'activity.welcome.text': undefined
    'activity.verification.submitted': undefined
    'activity.verification.in_review': undefined
    'activity.verification.verified': undefined
    'activity.verification.changes_requested': undefined
    'activity.verification.rejected': undefined
    'activity.verification.expired': undefined
    'activity.verification.suspended': undefined
    'started': undefined
    'started.count': { done: number; all: number }
    'started.done': undefined
    'started.open': undefined
    'started.profile': undefined
    'started.profile.text': undefined
    'started.profile.link': undefined
    'started.product': undefined
    'started.product.text': undefined
    'started.product.link': undefined
    'started.payment': undefined
    'started.payment.text': undefined
    'started.payment.link': undefined
    'started.orders': undefined
    'started.orders.text': undefined
    'started.orders.link': undefined
    'started.complete': undefined
    'again.title': undefined
    'again.reorder': undefined
    'note.cart': { lines: number }
    'late.days': { days: number }
    'desk.moment': { moment: string }
    'attention.feedback': undefined
    'attention.orders.late': { count: number }
    'attention.orders.refund': { count: number }
    'attention.orders.amendment': { count: number }
    'attention.quotes.customer': { count: number }
    'attention.quotes.supplier': { count: number }
    'attention.quotes.admin': { count: number }
    'attention.ways': undefined
    'attention.terms': { count: number }
  }
  'deal-choices': {
    'inspection': undefined
    'inspection.none': undefined
    'inspection.desk': undefined
    'inspection.company': undefined
  }
  deal: {
    'none': undefined
    'title': { number: string }
    'version.customer': { version: number }
    'version.supplier': { version: number }
    'valid': { day: string }
    'answer-by': { day: string }
    'state.requested': undefined
    'state.offered': undefined
    'state.countered': undefined
    'state.ordered': undefined
    'state.withdrawn': undefined
    'state.declined': undefined
    'state.expired': undefined
    'state.closed': undefined
    'lines': { count: number }
    'struck-out': undefined
    'made-to-order': undefined
    'part': { values: string; count: number }
    'total': undefined
    'no-price': undefined
    'whatsapp': undefined
    'message': { supplier: string; number: string; total: string; link: string }
    'message.asked': { supplier: string; number: string; link: string }
    'note': undefined
  }
  'desk-feedback': {
    'title': undefined
    'lead': undefined
    'tabs': undefined
    'tab.all': undefined
    'tab.customers': undefined
    'tab.suppliers': undefined
    'tab.pending': undefined
    'stars': { rating: number }
    'status.pending': undefined
    'status.approved': undefined
    'status.rejected': undefined
    'shown': undefined
    'not-agreed': undefined
    'approve': undefined
    'reject': undefined
    'show': undefined
    'hide': undefined
    'saving': undefined
    'approve.name': { name: string }
    'reject.name': { name: string }
    'show.name': { name: string }
    'hide.name': { name: string }
    'none': undefined
    'newest': undefined
    'loading': undefined
    'error': undefined
    'again': undefined
    'error.load': undefined
    'error.update': undefined
    'error.decided': undefined
  }
  'desk-needs': {
    'quantity': undefined
    'port': undefined
    'unsaid': undefined
    'picture': undefined
    'ask': undefined
    'ask.lead': undefined
    'unregistered': undefined
    'find': undefined
    'find.submit': undefined
    'find.none': undefined
    'products': undefined
    'asked': undefined
    'quantity.each': undefined
    'notes': undefined
    'notes.hint': undefined
    'submit': undefined
    'busy': undefined
    'quotes': undefined
    'sent': { moment: string }
    'deals': undefined
    'deals.lead': { count: number }
    'deals.busy': undefined
    'error': undefined
    'error.products': undefined
    'error.quantity': undefined
    'error.notes': undefined
    'error.asked': undefined
    'error.gone': undefined
    'error.meanwhile': undefined
    'error.handle': undefined
  }
  'desk-orders': {
    'title': undefined
    'tabs': undefined
    'tab.all': undefined
    'search': undefined
    'mine': undefined
    'due': undefined
    'column.order': undefined
    'column.customer': undefined
    'column.product': undefined
    'column.total': undefined
    'column.status': undefined
    'column.shipping': undefined
    'column.more': undefined
    'pick': { number: string }
    'assigned': { name: string }
    'goods': { count: number }
    'more.of': { number: string }
    'desk': undefined
    'none': undefined
    'none.found': undefined
    'none.all': undefined
    'bulk.to': undefined
    'bulk.choose': undefined
    'bulk.reason': undefined
    'bulk.submit': undefined
    'bulk.busy': undefined
    'bulk.to.required': undefined
    'bulk.orders.required': undefined
    'bulk.done': { count: number }
    'bulk.left.NOT_FOUND': { number: string }
    'bulk.left.REASON_REQUIRED': { number: string }
    'bulk.left.OUT_OF_STOCK': { number: string }
    'late': undefined
    'filter.all': undefined
    'filter.desk': undefined
    'filter.hint': undefined
    'only': { name: string }
    'column.payment': undefined
    'column.next': undefined
    'column.port': undefined
    'column.supplier': undefined
    'column.assignee': undefined
    'column.tracking': undefined
    'payment.deposit_due': undefined
    'payment.proof_sent': undefined
    'payment.balance_due': undefined
    'payment.paid': undefined
    'payment.refund_due': undefined
    'payment.none': undefined
    'bulk.nobody': undefined
    'bulk.money': undefined
    'follow-up': { day: string }
  }
  'email-address': {
    'title': undefined
    'now': { email: string }
    'link': undefined
    'correct.text': undefined
    'confirm': undefined
    'busy': undefined
    'error': undefined
    'error.away': undefined
    'email.invalid': undefined
    'new.invalid': undefined
    'code.invalid': undefined
    'waiting.title': undefined
    'waiting.text': { email: string }
    'change.title': undefined
    'change.text': undefined
    'new': undefined
    'change': undefined
  }
  feedback: {
    'title': undefined
    'lead': undefined
    'rating': undefined
    'stars': { count: number }
    'message': undefined
    'may-be-shown': undefined
    'may-be-shown.hint': undefined
    'submit': undefined
    'submitting': undefined
    'cancel': undefined
    'rating.title': undefined
    'rating.required': undefined
    'message.title': undefined
    'message.required': undefined
    'error': undefined
    'message.too-long': undefined
    'sign-in.title': undefined
    'sign-in': undefined
    'failed.title': undefined
    'failed': undefined
    'done': undefined
  }
  'file-field': {
    'choose': undefined
    'choose.many': undefined
  }
  flash: {
    'signed-out.title': undefined
    'signed-out.text': undefined
    'sign-out-failed.title': undefined
    'sign-out-failed.text': undefined
    'deletion-requested.title': undefined
    'deletion-requested.text': undefined
    'deletion-undone.title': undefined
    'deletion-undone.text': undefined
    'export-begun.title': undefined
    'export-begun.text': undefined
    'mail-queued.title': undefined
    'mail-queued.text': undefined
    'mail-allowed.title': undefined
    'mail-allowed.text': undefined
    'signed-up.title': undefined
    'signed-up.text': undefined
    'sign-in-to-choose.title': undefined
    'sign-in-to-choose.text': undefined
    'registered-supplier.title': undefined
    'registered-supplier.text': undefined
    'registered-customer.title': undefined
    'registered-customer.text': undefined
    'role-failed.title': undefined
    'role-failed.text': undefined
    'google-failed.title': undefined
    'google-failed.text': undefined
    'account-created.title': undefined
    'account-created.text': undefined
    'reset-mail-sent.title': undefined
    'reset-mail-sent.text': undefined
    'password-changed.title': undefined
    'password-changed.text': undefined
    'confirmation-sent.title': undefined
    'confirmation-sent.text': undefined
    'email-confirmed.title': undefined
    'email-confirmed.text': undefined
    'email-restored.title': undefined
    'email-restored.text': undefined
    'link-invalid.title': undefined
    'link-invalid.text': undefined
    'sessions-ended.title': undefined
    'sessions-ended.text': undefined
    'invitation-sent.title': undefined
    'invitation-sent.text': undefined
    'invitation-warning.title': undefined
    'invitation-warning.text': undefined
    'invitation-revoked.title': undefined
    'invitation-revoked.text': undefined
    'colleague-removed.title': undefined
    'colleague-removed.text': undefined
    'company-handed-over.title': undefined
    'company-handed-over.text': undefined
    'role-changed.title': undefined
    'role-changed.text': undefined
    'user-suspended.title': undefined
    'user-suspended.text': undefined
    'user-restored.title': undefined
    'user-restored.text': undefined
    'joined.title': undefined
    'joined.text': undefined
    'product-added.title': undefined
    'product-added.text': undefined
    'product-added-draft.title': undefined
    'product-added-draft.text': undefined
    'product-added-listed.title': undefined
    'product-added-listed.text': undefined
    'product-updated.title': undefined
    'product-updated.text': undefined
    'product-updated-waits.title': undefined
    'product-updated-waits.text': undefined
    'product-deleted.title': undefined
    'product-deleted.text': undefined
    'product-deleted-here.title': undefined
    'product-deleted-here.text': undefined
    'product-paused.title': undefined
    'product-paused.text': undefined
    'product-resumed.title': undefined
    'product-resumed.text': undefined
    'product-submitted.title': undefined
    'product-submitted.text': undefined
    'product-duplicated.title': undefined
    'product-duplicated.text': undefined
    'prices-confirmed.title': undefined
    'prices-confirmed.text': undefined
    'order-cancelled.title': undefined
    'order-cancelled.text': undefined
    'inquiry-sent.title': undefined
    'inquiry-sent.text': undefined
    'order-answered.title': undefined
    'order-answered.text': undefined
    'change-proposed.title': undefined
    'change-proposed.text': undefined
    'change-accepted.title': undefined
    'change-accepted.text': undefined
    'change-declined.title': undefined
    'change-declined.text': undefined
    'change-withdrawn.title': undefined
    'change-withdrawn.text': undefined
    'shipping-updated.title': undefined
    'shipping-updated.text': undefined
    'order-status-set.title': undefined
    'order-status-set.text': undefined
    'receipt-confirmed.title': undefined
    'receipt-confirmed.text': undefined
    'problem-reported.title': undefined
    'problem-reported.text': undefined
    'order-annotated.title': undefined
    'order-annotated.text': undefined
    'links-revoked.title': undefined
    'links-revoked.text': undefined
    'proof-sent.title': undefined
    'proof-sent.text': undefined
    'payment-refused.title': undefined
    'payment-refused.text': undefined
    'payment-received.title': undefined
    'payment-received.text': undefined
    'refund-paid.title': undefined
    'refund-paid.text': undefined
    'refund-waits.title': undefined
    'refund-waits.text': undefined
    'refund-withdrawn.title': undefined
    'refund-withdrawn.text': undefined
    'reordered.title': undefined
    'reordered.text': undefined
    'orders-changed.title': undefined
    'orders-changed.text': undefined
    'settings-saved.title': undefined
    'settings-saved.text': undefined
    'settings-wait.title': undefined
    'settings-wait.text': undefined
    'paper-added.title': undefined
    'paper-added.text': undefined
    'paper-removed.title': undefined
    'paper-removed.text': undefined
    'ways-wait.title': undefined
    'ways-wait.text': undefined
    'ways-agreed.title': undefined
    'ways-agreed.text': undefined
    'ways-withdrawn.title': undefined
    'ways-withdrawn.text': undefined
    'profile-saved.title': undefined
    'profile-saved.text': undefined
    'address-removed.title': undefined
    'address-removed.text': undefined
    'content-saved.title': undefined
    'content-saved.text': undefined
    'verification-submitted.title': undefined
    'verification-submitted.text': undefined
    'review-listed.title': undefined
    'review-listed.text': undefined
    'review-accepted.title': undefined
    'review-accepted.text': undefined
    'review-sent-back.title': undefined
    'review-sent-back.text': undefined
    'review-rejected.title': undefined
    'review-rejected.text': undefined
    'verification-decided.title': undefined
    'verification-decided.text': undefined
    'import-applying.title': undefined
    'import-applying.text': undefined
    'order-placed.title': undefined
    'order-placed.text': { quantity: string; product: string }
    'orders-placed.title': undefined
    'orders-placed.text': { numbers: string }
    'sign-in-to-order.title': undefined
    'sign-in-to-order.text': undefined
    'sign-in-to-wish.title': undefined
    'sign-in-to-wish.text': undefined
    'sign-in-for-cart.title': undefined
    'sign-in-for-cart.text': undefined
    'customers-wish.title': undefined
    'customers-wish.text': undefined
    'customers-buy.title': undefined
    'customers-buy.text': undefined
    'fee-saved.title': undefined
    'fee-saved.text': undefined
    'cart-added.title': undefined
    'cart-added.text': undefined
    'cart-failed.title': undefined
    'cart-failed.text': undefined
    'cart-full.title': undefined
    'cart-full.text': undefined
    'wish-added.title': undefined
    'wish-added.text': undefined
    'wish-removed.title': undefined
    'wish-removed.text': undefined
    'wish-failed.title': undefined
    'wish-failed.text': undefined
    'wish-kept.title': undefined
    'wish-kept.text': undefined
    'sign-in-to-quote.title': undefined
    'sign-in-to-quote.text': undefined
    'quote-requested.title': undefined
    'quote-requested.text': undefined
    'quote-failed.title': undefined
    'quote-failed.text': undefined
    'message-sent.title': undefined
    'message-sent.text': undefined
    'application-submitted.title': undefined
    'application-submitted.text': undefined
    'inquiry-handled.title': undefined
    'inquiry-handled.text': undefined
    'sign-in-for-feedback.title': undefined
    'sign-in-for-feedback.text': undefined
    'feedback-sent.title': undefined
    'feedback-sent.text': undefined
    'feedback-approved.title': undefined
    'feedback-approved.text': undefined
    'feedback-rejected.title': undefined
    'feedback-rejected.text': undefined
    'feedback-shown.title': undefined
    'feedback-shown.text': undefined
    'feedback-hidden.title': undefined
    'feedback-hidden.text': undefined
    'rating-saved.title': undefined
    'rating-saved.text': undefined
    'quote-offered.title': undefined
    'quote-offered.text': undefined
    'quote-countered.title': undefined
    'quote-countered.text': undefined
    'quote-withdrawn.title': undefined
    'quote-withdrawn.text': undefined
    'quote-declined.title': undefined
    'quote-declined.text': undefined
    'quote-ordered.title': undefined
    'quote-ordered.text': { numbers: string }
    'quote-prepared.title': undefined
    'quote-prepared.text': undefined
    'quote-claimed.title': undefined
    'quote-claimed.text': undefined
    'claim-agreed.title': undefined
    'claim-agreed.text': undefined
    'claim-refused.title': undefined
    'claim-refused.text': undefined
    'reply-sent.title': undefined
    'reply-sent.text': undefined
    'payout-proposed.title': undefined
    'payout-proposed.text': undefined
    'payout-agreed.title': undefined
    'payout-agreed.text': undefined
    'payout-declined.title': undefined
    'payout-declined.text': undefined
    'orders-undone.title': undefined
    'orders-undone.text': undefined
    'view-saved.title': undefined
    'view-saved.text': undefined
    'view-renamed.title': undefined
    'view-renamed.text': undefined
    'view-removed.title': undefined
    'view-removed.text': undefined
    'view-failed.title': undefined
    'view-failed.text': undefined
    'views-full.title': undefined
    'views-full.text': undefined
    'products-changed.title': undefined
    'products-changed.text': undefined
    'products-undone.title': undefined
    'products-undone.text': undefined
    'reviews-accepted.title': undefined
    'reviews-accepted.text': undefined
    'passkey-removed.title': undefined
    'passkey-removed.text': undefined
    'token-revoked.title': undefined
    'token-revoked.text': undefined
    'webhook-removed.title': undefined
    'webhook-removed.text': undefined
    'delivery-replayed.title': undefined
    'delivery-replayed.text': undefined
    'deliveries-replayed.title': undefined
    'deliveries-replayed.text': { quantity: string }
    'passkeys-removed.title': undefined
    'passkeys-removed.text': undefined
    'passkey-expired.title': undefined
    'passkey-expired.text': undefined
    'told-when-back.title': undefined
    'told-when-back.text': undefined
    'user-confirmed.title': undefined
    'user-confirmed.text': undefined
  }
  forms: {
    'limited': { minutes: number }
    'file.too-large': undefined
    'failed': undefined
    'passkey': undefined
    'unconfirmed': undefined
  }
  gallery: {
    'open': undefined
    'close': undefined
    'previous': undefined
    'next': undefined
    'picture': { at: number }
    'alt': { name: string; at: number }
    'counter': { at: number; total: number }
  }
  images: {
    'minimum': { min: string }
    'picture': { number: string }
    'main': undefined
    'remove': { number: string }
    'remove.file': { file: string }
    'earlier': { number: string }
    'later': { number: string }
    'moved': { place: string }
    'retry': undefined
    'sending': { file: string }
    'share': { percent: string; megabytes: number }
    'drop': undefined
    'drop.one': undefined
    'rules': undefined
    'rules.one': undefined
    'choose': undefined
    'choose.one': undefined
    'upload': undefined
    'invalid.title': undefined
    'invalid.text': { file: string }
    'too-large.title': undefined
    'too-large.text': { file: string }
    'too-many.title': undefined
    'too-many.text': { max: string }
    'failed.title': undefined
    'failed.text': undefined
    'uploaded.title': undefined
    'uploaded.text': { count: string }
    'removed.title': undefined
    'removed.text': undefined
    'skipped': { title: string; text: string }
    'wait.title': undefined
    'wait.text': undefined
    'error.signed-out': undefined
    'error.away': undefined
  }
  imports: {
    'title': undefined
    'lead': undefined
    'back': undefined
    'files': undefined
    'template.xlsx': undefined
    'template.csv': undefined
    'export.xlsx': undefined
    'export.csv': undefined
    'file': undefined
    'file.hint': undefined
    'file.required': undefined
    'file.invalid': undefined
    'language': undefined
    'check': undefined
    'checking': undefined
    'state.checking': undefined
    'state.checked': undefined
    'state.applying': undefined
    'state.applied': undefined
    'state.failed': undefined
    'progress': undefined
    'progress.checking': { done: number; total: number }
    'progress.applying': { done: number; total: number }
    'progress.look': undefined
    'failed.unreadable': undefined
    'failed.empty': undefined
    'failed.emptyBelow': { row: string }
    'failed.noHead': undefined
    'failed.noArticleCode': { row: string }
    'failed.doubledColumn': { cells: string }
    'failed.foreignCurrency': { cells: string }
    'failed.tooManyRows': undefined
    'another': undefined
    'unknown': { columns: string }
    'note.sheet': { text: string }
    'note.otherSheets': { text: string }
    'note.hiddenRows': { text: string }
    'note.hiddenColumns': { text: string }
    'note.titles': { text: string }
    'note.unitless': { text: string }
    'count': { count: number }
    'count.creates': undefined
    'count.drafts': undefined
    'count.changes': undefined
    'count.large': undefined
    'count.unchanged': undefined
    'count.refused': undefined
    'count.applied': undefined
    'count.left': undefined
    'pictures.file': undefined
    'pictures.hint': undefined
    'pictures.send': undefined
    'pictures.sending': undefined
    'pictures.too-many': undefined
    'pictures.refused': undefined
    'pictures.count': { count: number }
    'picture.unreadable': undefined
    'picture.tooLarge': undefined
    'picture.unmatched': undefined
    'picture.doubled': undefined
    'picture.badName': undefined
    'apply': { count: number }
    'apply.busy': undefined
    'apply.hint': undefined
    'rows': undefined
    'rows.show': undefined
    'rows.none': undefined
    'row': { number: string }
    'only.all': undefined
    'only.create': undefined
    'only.change': undefined
    'only.none': undefined
    'only.refused': undefined
    'only.large': undefined
    'only.left': undefined
    'action.create': undefined
    'action.change': undefined
    'action.none': undefined
    'action.refused': undefined
    'outcome.applied': undefined
    'outcome.left': undefined
    'field.in': { field: string; language: string }
    'field.numbered': { field: string; number: string }
    'nothing': undefined
    'yes': undefined
    'no': undefined
    'at.value': { cell: string; column: string; value: string }
    'at.empty': { cell: string; column: string }
    'at.none': { field: string }
    'rounded': { cell: string }
    'remedy.allowed': { allowed: string }
    'remedy.country': undefined
    'remedy.city': { allowed: string }
    'remedy.yes': undefined
    'remedy.code': undefined
    'remedy.images': { max: number }
    'remedy.foreignCurrency': undefined
    'remedy.noValue': undefined
    'remedy.sheetError': undefined
    'remedy.date': undefined
    'remedy.shortened': undefined
    'remedy.ambiguous': undefined
    'remedy.doubled': undefined
    'remedy.archived': undefined
    'remedy.changed': undefined
    'remedy.full': undefined
    'past': undefined
    'past.none': undefined
    'past.error': undefined
    'past.kept': { applied: number; others: number }
    'past.rows': { count: number }
    'past.done': { count: number }
    'past.refused': { count: number }
    'past.checking': undefined
    'past.checked': undefined
    'past.applying': undefined
    'past.applied': undefined
    'past.failed': undefined
    'error': undefined
    'again': undefined
    'error.load': undefined
    'error.act': undefined
    'error.state': undefined
    'error.large': undefined
  }
  inbox: {
    'title': undefined
    'lead': undefined
    'views': undefined
    'view.open': undefined
    'view.late': undefined
    'view.mine': undefined
    'view.done': undefined
    'view.held': undefined
    'count': { count: number }
    'count.many': { count: number }
    'search': undefined
    'search.submit': undefined
    'kinds': undefined
    'kind.all': undefined
    'kind.contact': undefined
    'kind.application': undefined
    'kind.order': undefined
    'kind.feedback': undefined
    'late': { count: number }
    'further': undefined
    'beside': undefined
    'promised': { moment: string }
    'assignee': undefined
    'assignee.nobody': undefined
    'assignee.me': { name: string }
    'assignee.submit': undefined
    'order': undefined
    'supplier': undefined
    'supplier.open': undefined
    'stars': undefined
    'role': undefined
    'note': undefined
    'note.body': undefined
    'note.by': { name: string; moment: string }
    'mail.sent': undefined
    'mail.queued': undefined
    'mail.failed': undefined
    'received': undefined
    'received.cut': undefined
    'received.files': { count: number }
    'reply': undefined
    'reply.to': { name: string; email: string; language: string }
    'reply.body': undefined
    'reply.nobody': undefined
    'reply.busy': undefined
    'act.reply': undefined
    'act.reply-close': undefined
    'act.note': undefined
    'act.take': undefined
    'act.close': undefined
    'act.reopen': undefined
    'act.refuse': undefined
    'act.invite': undefined
    'body.required': undefined
    'body.too-long': undefined
    'error.meanwhile': undefined
    'error.member': undefined
    'none': undefined
    'loading': undefined
    'first': undefined
    'again': undefined
    'error': undefined
    'error.load': undefined
    'state.new': undefined
    'state.taken': undefined
    'state.answered': undefined
    'state.invited': undefined
    'state.refused': undefined
    'state.closed': undefined
    'due.due': { time: string }
    'due.late': { time: string }
    'due.kept': undefined
    'due.missed': { time: string }
    'held-back': undefined
    'email': undefined
    'written': undefined
    'files': undefined
    'files.none': undefined
    'file.pdf': { megabytes: number }
    'file.picture': { megabytes: number }
    'busy': undefined
    'error.handle': undefined
    'kind.report': undefined
    'kind.company': undefined
    'kind.need': undefined
    'customer': undefined
    'copy': undefined
    'write': undefined
    'write.text': undefined
    'write.body': undefined
    'act.write': undefined
  }
  invitations: {
    'title': undefined
    'lead': undefined
    'send.title': undefined
    'email': undefined
    'email.required': undefined
    'email.invalid': undefined
    'email.too-long': undefined
    'email.member': undefined
    'role': undefined
    'role.invalid': undefined
    'submit': undefined
    'submitting': undefined
    'validation-error': undefined
    'error': undefined
    'error.list': undefined
    'error.send': undefined
    'error.done': { email: string }
    'error.ended': undefined
    'error.gone': undefined
    'list.title': undefined
    'list.none': undefined
    'list.address': undefined
    'list.state': undefined
    'list.sent': undefined
    'list.ends': undefined
    'list.acts': undefined
    'list.newest': undefined
    'list.again': undefined
    'state.pending': undefined
    'state.accepted': undefined
    'state.revoked': undefined
    'state.replaced': undefined
    'state.expired': undefined
    'resend': undefined
    'resend.to': { email: string }
    'revoke': undefined
    'revoke.to': { email: string }
    'revoke.title': undefined
    'revoke.text': { email: string }
    'revoke.submit': undefined
    'revoke.submitting': undefined
    'cancel': undefined
  }
  late: {
    'count': { count: number }
    'many': { count: number }
    'late': undefined
    'unread': undefined
    'waiting': undefined
  }
  listings: {
    'title': undefined
    'description': undefined
    'back': undefined
    'count': { count: number }
    'count.many': undefined
    'add': undefined
    'categories': undefined
    'category.all': undefined
    'category.fashion': undefined
    'category.beauty': undefined
    'category.home': undefined
    'category.food': undefined
    'category.textiles': undefined
    'category.electronics': undefined
    'category.construction': undefined
    'category.medical': undefined
    'category.other': undefined
    'filter': undefined
    'filter.apply': undefined
    'sort': undefined
    'sort.newest': undefined
    'sort.best': undefined
    'sort.price_up': undefined
    'sort.price_down': undefined
    'price': undefined
    'price.min': undefined
    'price.max': undefined
    'price.hidden': undefined
    'verified': undefined
    'loading': undefined
    'shown': { shown: number; count: number }
    'shown.many': { shown: number }
    'first': undefined
    'per': { unit: string; minimum: number }
    'origin.none': undefined
    'pictures': { name: string }
    'pictures.more': { count: number }
    'stock.in_stock': undefined
    'stock.sold_out': undefined
    'stock.made_to_order': undefined
    'edit': undefined
    'order': undefined
    'add-to-cart': { name: string }
    'wish': { name: string }
  }
  mail: {
    'title': undefined
    'lead': undefined
    'loading': undefined
    'error': undefined
    'error.load': undefined
    'again': undefined
    'first': undefined
    'none': undefined
    'column.reader': undefined
    'column.kind': undefined
    'column.why': undefined
    'column.when': undefined
    'column.acts': undefined
    'act.sendAgain': undefined
    'act.sendAgain.name': { email: string }
    'act.allow': undefined
    'act.allow.name': { email: string }
    'error.gone': undefined
    'error.again': undefined
  }
  messages: {
    'title': undefined
    'conversations': undefined
    'with': { name: string }
    'user': undefined
    'unread': { count: number }
    'none': undefined
    'none.customer': undefined
    'none.supplier': undefined
    'choose': undefined
    'back': undefined
    'log': undefined
    'older': undefined
    'older.busy': undefined
    'search': undefined
    'search.submit': undefined
    'search.found': undefined
    'search.none': undefined
    'search.failed': undefined
    'latest': undefined
    'today': undefined
    'sent': undefined
    'delivered': undefined
    'read': undefined
    'read.customer': undefined
    'read.supplier': undefined
    'read.desk': undefined
    'read.all': undefined
    'deal': { number: string }
    'quote': { number: string }
    'deal.sides': undefined
    'waiting': undefined
    'refused': undefined
    'again': undefined
    'remove': undefined
    'body': undefined
    'placeholder': undefined
    'send': undefined
    'sending': undefined
    'about.product': undefined
    'about.order': undefined
    'about.supplier': undefined
    'ask': undefined
    'ask.to': { name: string }
    'question': undefined
    'more': undefined
    'block': undefined
    'block.text': undefined
    'unblock': undefined
    'unblock.text': undefined
    'blocked': undefined
    'report': undefined
    'reason': undefined
    'report.text': undefined
    'reported': undefined
    'body.required': undefined
    'body.too-long': undefined
    'reason.required': undefined
    'reason.too-long': undefined
    'error': undefined
    'error.send': undefined
    'error.block': undefined
    'error.load': undefined
    'error.list': undefined
    'error.closed': undefined
    'phrases': undefined
    'phrases.delivery': undefined
    'phrases.packing': undefined
    'phrases.payment': undefined
    'phrases.quality': undefined
    'phrases.sample': undefined
    'phrases.thanks': undefined
    'phrase': undefined
    'phrase.amount': undefined
    'phrase.day': undefined
    'phrase.send': undefined
    'phrase.invalid': undefined
    'file': undefined
    'file.choose': undefined
    'file.hint': undefined
    'file.send': undefined
    'file.size': { megabytes: number }
    'file.required': undefined
    'file.invalid': undefined
    'file.too-large': undefined
  }
  needs: {
    'title': undefined
    'lead': undefined
    'optional': { label: string }
    'what': undefined
    'what.hint': undefined
    'quantity': undefined
    'port': undefined
    'port.unsaid': undefined
    'picture': undefined
    'picture.hint': undefined
    'picture.kept': undefined
    'name': undefined
    'email': undefined
    'answer-to': { email: string }
    'submit': undefined
    'submitting': undefined
    'what.too-short': undefined
    'what.too-long': undefined
    'quantity.invalid': undefined
    'port.invalid': undefined
    'name.empty': undefined
    'name.too-long': undefined
    'email.invalid': undefined
    'email.too-long': undefined
    'picture.invalid': undefined
    'picture.too-large': undefined
    'picture.gone': undefined
    'fix': undefined
    'error': undefined
    'error.send': undefined
    'error.done': undefined
    'trap': undefined
  }
  'next-steps': {
    'title': undefined
    'pending.pending': undefined
    'pending.preparing': undefined
    'pending.shipped': undefined
    'pending.in_transit': undefined
    'pending.delivered': undefined
    'processing.pending': undefined
    'processing.preparing': undefined
    'processing.shipped': undefined
    'processing.in_transit': undefined
    'processing.delivered': undefined
    'completed.pending': undefined
    'completed.preparing': undefined
    'completed.shipped': undefined
    'completed.in_transit': undefined
    'completed.delivered': undefined
    'cancelled.pending': undefined
    'cancelled.preparing': undefined
    'cancelled.shipped': undefined
    'cancelled.in_transit': undefined
    'cancelled.delivered': undefined
    'problem': undefined
    'cannot_supply': undefined
    'can_deliver': undefined
    'received': undefined
    'amendment': undefined
    'proof_sent': undefined
    'turn.you': undefined
    'turn.you.by': { day: string }
    'turn.customer': undefined
    'turn.customer.by': { day: string }
    'turn.supplier': undefined
    'turn.supplier.by': { day: string }
    'turn.company': undefined
    'turn.company.by': { day: string }
    'by': { day: string }
    'late': { count: number }
    'step.problem': undefined
    'step.cannot_supply': undefined
    'step.proof_sent': undefined
    'step.none': undefined
    'step.receipt': undefined
    'step.answer': undefined
    'step.ship': undefined
    'step.underway': undefined
    'step.agree': undefined
    'step.complete': undefined
    'step.confirm': undefined
    'step.refund': undefined
    'step.amendment': undefined
    'refund': undefined
  }
  'notice-choices': {
    'title': undefined
    'lead': undefined
    'topic': undefined
    'by-mail': undefined
    'of-topic': { topic: string }
    'topic.orders': undefined
    'topic.quotes': undefined
    'topic.payments': undefined
    'topic.messages': undefined
    'topic.products': undefined
    'topic.company': undefined
    'topic.wishes': undefined
    'topic.people': undefined
    'topic.feedback': undefined
    'topic.desk': undefined
    'topic.account': undefined
    'way.at-once': undefined
    'way.daily': undefined
    'way.none': undefined
    'always': undefined
    'save': undefined
    'by-push': undefined
    'push-of-topic': { topic: string }
    'device.title': undefined
    'device.lead': undefined
    'device.on': undefined
    'device.turn-on': undefined
    'device.turn-off': undefined
    'device.busy': undefined
    'device.refused': undefined
    'device.unsupported': undefined
    'device.unconfirmed': undefined
    'device.failed': undefined
  }
  notifications: {
    'title': undefined
    'bell': { count: string }
    'figure': { count: number }
    'many': { count: number }
    'read-all': undefined
    'new': undefined
    'today': undefined
    'yesterday': undefined
    'open-all': undefined
    'newest': undefined
    'none': undefined
    'none.text': undefined
    'error': undefined
    'error.load': undefined
    'again': undefined
  }
  numbers: {
    'dollars': { amount: string }
    'count': { amount: string }
  }
  'order-desk': {
    'decide.confirm': undefined
    'decide.refuse': undefined
    'enter.open': undefined
    'enter.submit': undefined
    'refund.open': undefined
    'refund.submit': undefined
    'decide.reason': undefined
    'decide.busy': undefined
    'decide.amount': undefined
    'desk': undefined
    'desk.text': undefined
    'desk.assignee': undefined
    'desk.nobody': undefined
    'desk.me': { name: string }
    'desk.follow-up': undefined
    'desk.notes': undefined
    'desk.save': undefined
    'desk.busy': undefined
  }
  'order-dialogs': {
    'of-order': { number: string }
    'reason': undefined
    'inquire.title': { number: string }
    'inquire.text': undefined
    'inquire.message': undefined
    'inquire.submit': undefined
    'inquire.busy': undefined
    'cancel.title': { number: string }
    'cancel.text': undefined
    'cancel.submit': undefined
    'cancel.busy': undefined
    'cancel.money.none': undefined
    'cancel.money.sent': { amount: string }
    'cancel.money.received': { amount: string }
    'reorder.title': { number: string }
    'reorder.submit': undefined
    'reorder.busy': undefined
    'reorder.none': undefined
    'change.price_up': undefined
    'change.price_down': undefined
    'change.sold_out': undefined
    'change.stock_below': undefined
    'change.below_minimum': undefined
    'change.over_limit': undefined
    'change.breakdown_differs': undefined
    'change.gone': undefined
    'answer.title': { number: string }
    'answer.legend': undefined
    'answer.can_deliver': undefined
    'answer.can_deliver.text': undefined
    'answer.cannot_supply': undefined
    'answer.cannot_supply.text': undefined
    'answer.day': undefined
    'answer.text': undefined
    'answer.reason': undefined
    'answer.submit': undefined
    'answer.busy': undefined
    'ship.status': undefined
    'ship.tracking': undefined
    'ship.carrier': undefined
    'ship.reason': undefined
    'ship.submit': undefined
    'ship.busy': undefined
    'status.title': { number: string }
    'status.label': undefined
    'status.hint': undefined
    'status.busy': undefined
    'status.kept': undefined
    'problem.title': { number: string }
    'problem.text': undefined
    'problem.pictures': undefined
    'problem.hint': { count: number }
    'problem.submit': undefined
    'problem.busy': undefined
    'receive.title': { number: string }
    'receive.text': undefined
    'receive.early': undefined
    'receive.early.hint': undefined
    'receive.submit': undefined
    'receive.busy': undefined
  }
  'order-events': {
    'by.customer': undefined
    'by.supplier': undefined
    'by.admin': undefined
    'by.named': { role: string; name: string }
    'event.placed': undefined
    'event.cancelled': undefined
    'event.can_deliver': undefined
    'event.cannot_supply': undefined
    'event.received': undefined
    'event.problem': undefined
    'event.note': undefined
    'event.inquiry': undefined
    'event.proof_sent': undefined
    'event.payment_refused': undefined
    'event.parcel': undefined
    'event.ready': { day: string }
    'event.picture': { number: number }
    'event.payment_received': undefined
    'event.payment_refunded': undefined
    'event.amendment.proposed': undefined
    'event.amendment.accepted': undefined
    'event.amendment.declined': undefined
    'event.amendment.withdrawn': undefined
  }
  'order-export': {
    'title': undefined
    'orders': undefined
    'export': undefined
    'export.csv': undefined
    'export.xlsx': undefined
    'export.busy': undefined
    'writing': { written: number; total: number }
    'ready': { count: number }
    'progress': undefined
    'look': undefined
    'download': { format: string }
  }
  'order-page': {
    'title': { number: string }
    'lead': { day: string; customer: string; supplier: string; city: string }
    'print': undefined
    'more': undefined
    'timeline': undefined
    'timeline.order': undefined
    'part.deposit': undefined
    'part.balance': undefined
    'part.due': undefined
    'part.later': undefined
    'part.received': undefined
    'part.in-part': undefined
    'part.by': { day: string }
    'part.deposit.when': { count: number }
    'part.balance.when': undefined
    'order': undefined
    'total': undefined
    'not-included': undefined
    'basis': undefined
    'cartons': undefined
    'volume': undefined
    'weight': undefined
    'port': undefined
    'contact': undefined
    'phone': undefined
    'invoice': undefined
    'invoice.text': { day: string }
    'invoice.company': undefined
    'invoice.legalName': undefined
    'invoice.taxNumber': undefined
    'invoice.companyAddress': undefined
    'invoice.name': undefined
    'invoice.street': undefined
    'fee': { percent: number }
    'fee.ours': { percent: number }
    'payments': undefined
    'paid': undefined
    'paid-on': undefined
    'refunded': undefined
    'kept': undefined
    'owed.to_pay': undefined
    'owed.refund': undefined
    'owed.nothing': undefined
    'due.deposit': { amount: string; count: number }
    'due.balance': { amount: string }
    'due.by': { part: string; day: string; amount: string }
    'due.refund': { amount: string }
    'ledger': undefined
    'entry.sent': undefined
    'entry.undecided': undefined
    'entry.received': undefined
    'entry.refused': undefined
    'entry.refunded': undefined
    'entry.reason': undefined
    'entry.reference': undefined
    'amount': undefined
    'ways': undefined
    'ways.none': undefined
    'way.bank': undefined
    'way.hawala': undefined
    'way.wallet': undefined
    'way': undefined
    'reference': undefined
    'proof.file': undefined
    'proof.hint': undefined
    'proof.submit': undefined
    'proof.busy': undefined
    'receipt': { number: string }
    'thread': undefined
    'thread.hint': undefined
    'thread.open': undefined
    'note-of-refund': { number: string }
    'ask-to-cancel': undefined
    'received.deposit': { day: string }
    'received.deposit.not': undefined
    'received.balance': { day: string }
    'received.balance.not': undefined
    'ask.supplier': undefined
    'ask.customer': undefined
    'quote-again': undefined
  }
  'order-paper': {
    'owed-after.to_pay': undefined
    'owed-after.refund': undefined
    'owed-after.nothing': undefined
    'paper.title': undefined
    'paper.seller': undefined
    'paper.buyer': undefined
    'paper.through': { company: string }
    'paper.place': undefined
    'paper.whatsapp': { number: string }
    'paper.goods': undefined
    'paper.quantity': undefined
    'paper.price': undefined
    'paper.volume': undefined
    'paper.weight': undefined
    'paper.amount': undefined
    'paper.terms': { version: string }
    'paper.order': undefined
    'paper.received-from': undefined
    'paper.paid-to': undefined
  }
  'order-terms': {
    'status.pending': undefined
    'status.processing': undefined
    'status.completed': undefined
    'status.cancelled': undefined
    'shipping.pending': undefined
    'shipping.preparing': undefined
    'shipping.shipped': undefined
    'shipping.in_transit': undefined
    'shipping.delivered': undefined
    'steps': undefined
  }
  orders: {
    'title': undefined
    'title.mine': undefined
    'title.all': undefined
    'lead.mine': undefined
    'lead.all': undefined
    'lead.supplier': undefined
    'none.mine': undefined
    'none.mine.text': undefined
    'none.browse': undefined
    'none.all': undefined
    'none.supplier': undefined
    'none.supplier.text': undefined
    'none.manage': undefined
    'counts': undefined
    'count': { count: number }
    'loading': undefined
    'newest': undefined
    'again': undefined
    'back': undefined
    'error': undefined
    'error.load': undefined
    'error.stock': { left: number }
    'error.cancel': undefined
    'error.gone': undefined
    'error.state': undefined
    'error.shipping': undefined
    'error.status': undefined
    'error.inquiry': undefined
    'error.inquiry.title': undefined
    'error.act': undefined
    'field.invalid': undefined
    'file.invalid': undefined
    'text.required': undefined
    'text.too-long': undefined
    'notes.too-long': undefined
    'reason.required': undefined
    'reason.too-long': undefined
    'pictures.invalid': undefined
    'proof.required': undefined
    'tracking': undefined
    'carrier': undefined
    'ready': undefined
    'placed': undefined
    'customer': undefined
    'customer.at': { name: string; city: string }
    'supplier': undefined
    'ship-to': undefined
    'notes': undefined
    'total': undefined
    'shipping': undefined
    'further': { count: number }
    'sample': undefined
    'assorted': undefined
    'part': { count: number; values: string }
    'details': undefined
    'details.of': { number: string }
    'details.title': { number: string }
    'details.close': undefined
    'details.open': undefined
    'amendment': undefined
    'amendment.of': { number: string }
    'inquire': undefined
    'inquire.of': { number: string }
    'inquire.required': undefined
    'inquire.empty': undefined
    'rate': undefined
    'cancel': undefined
    'cancel.of': { number: string }
    'reorder': undefined
    'reorder.of': { number: string }
    'answer': undefined
    'answer.of': { number: string }
    'answer.day.required': undefined
    'answer.day.past': undefined
    'ship.title': undefined
    'ship.of': { number: string }
    'status.change': undefined
    'status.of': { number: string }
    'status.submit': undefined
    'amount.invalid': undefined
    'reference.required': undefined
    'paid-on.invalid': undefined
    'kept.invalid': undefined
    'problem': undefined
    'waits.receipt': undefined
    'waits.payment': undefined
    'waits.answer': undefined
    'waits.ship': undefined
    'waits.problem': undefined
    'waits.cannot_supply': undefined
    'waits.proof': undefined
    'waits.follow_up': undefined
    'waits.confirm': undefined
    'waits.complete': undefined
    'waits.all': undefined
    'waits.refund': undefined
    'waits.amendment': undefined
    'late.title': undefined
    'late.all': undefined
    'late': undefined
    'column.order': undefined
    'column.customer': undefined
    'column.goods': undefined
    'column.total': undefined
    'column.deposit': undefined
    'deposit.received': undefined
    'deposit.not': undefined
    'column.status': undefined
    'column.shipping': undefined
    'column.next': undefined
    'column.carrier': undefined
    'column.acts': undefined
    'receive': undefined
    'receive.of': { number: string }
    'receive.early.required': undefined
    'proof.send': undefined
    'proof.send.of': { number: string }
    'share': undefined
    'note': undefined
  }
  'page-about': {
    'title': undefined
    'lead': undefined
    'who': undefined
    'who.market': undefined
    'who.place': undefined
    'values': undefined
  }
  'page-ask': {
    'ask': undefined
    'about': { name: string; link: string }
    'products': { link: string }
    'cart': undefined
    'price': undefined
    'sample': { price: string }
  }
  'page-company': {
    'browse': undefined
    'supply': undefined
    'how': undefined
    'founded': undefined
    'founded.value': undefined
    'markets': undefined
    'markets.value': undefined
    'languages': undefined
    'products': undefined
    'suppliers': undefined
    'verified': undefined
    'figure': { count: number }
    'reply': undefined
    'reply.value': undefined
    'address': undefined
    'email': undefined
    'phone': undefined
    'days': undefined
    'hours': undefined
    'sunday': undefined
    'closed': undefined
    'zone': undefined
    'zone.value': undefined
    'trust': undefined
    'trust.text': undefined
    'quality': undefined
    'quality.text': undefined
    'satisfaction': undefined
    'satisfaction.text': undefined
    'innovation': undefined
    'innovation.text': undefined
  }
  'page-deal': {
    'visitor': undefined
    'visitor.read': undefined
    'visitor.claim': undefined
    'claimant': undefined
    'member': undefined
    'stranger': undefined
    'preview.title': { supplier: string; number: string }
    'preview': { state: string; total: string; count: number }
    'preview.verified': { state: string; total: string; count: number }
    'preview.asked': { state: string; count: number }
    'preview.asked.verified': { state: string; count: number }
  }
  'page-home': {
    'made': undefined
    'made.izmir': undefined
    'made.izmir.goods': undefined
    'made.denizli': undefined
    'made.denizli.goods': undefined
    'made.kayseri': undefined
    'made.kayseri.goods': undefined
    'made.gaziantep': undefined
    'made.gaziantep.goods': undefined
    'made.mersin': undefined
    'made.mersin.goods': undefined
    'sold': undefined
    'sold.hargeisa': undefined
    'sold.hargeisa.way': undefined
    'sold.bosaso': undefined
    'sold.bosaso.way': undefined
    'sold.garowe': undefined
    'sold.garowe.way': undefined
    'sold.mogadishu': undefined
    'sold.mogadishu.way': undefined
    'sold.kismayo': undefined
    'sold.kismayo.way': undefined
    'newest': undefined
    'categories': undefined
    'services': undefined
    'check': undefined
    'check.text': undefined
    'approve': undefined
    'approve.text': undefined
    'record': undefined
    'record.text': undefined
    'track': undefined
    'track.text': undefined
    'why': undefined
    'pitch': undefined
    'pitch.text': undefined
    'pitch.market': undefined
    'pitch.market.text': undefined
    'pitch.verified': undefined
    'pitch.verified.text': undefined
    'pitch.logistics': undefined
    'pitch.logistics.text': undefined
    'contact': undefined
    'contact.text': undefined
    'contact.write': undefined
    'voices': undefined
    'voices.stars': { rating: number }
    'back.title': { name: string }
    'back.waits': { count: number }
    'back.dashboard': undefined
  }
  'page-how': {
    'title': undefined
    'lead': undefined
    'upload': undefined
    'upload.text': undefined
    'verify': undefined
    'verify.text': undefined
    'order': undefined
    'order.text': undefined
    'deliver': undefined
    'deliver.text': undefined
  }
  'page-privacy': {
    'title': undefined
    'updated': undefined
    'description': undefined
    'collected': undefined
    'collected.text': undefined
    'use': undefined
    'use.text': undefined
    'sharing': undefined
    'sharing.text': undefined
    'security': undefined
    'security.text': undefined
    'rights': undefined
    'rights.text': undefined
    'cookies': undefined
    'cookies.text': undefined
    'transfers': undefined
    'transfers.text': undefined
    'children': undefined
    'children.text': undefined
    'changes': undefined
    'changes.text': undefined
    'contact': undefined
    'contact.text': { email: string; address: string }
  }
  'page-ratings': {
    'title': undefined
    'figure': { mean: string; count: number }
    'few': { count: number }
    'stars': { count: number }
    'from': { city: string }
    'customer': undefined
    'answer': { name: string }
    'older': undefined
    'newest': undefined
  }
  'page-terms-2025-01': {
    'company': undefined
    'company.text': undefined
    'accounts': undefined
    'accounts.text': undefined
    'listings': undefined
    'listings.text': undefined
    'prices': undefined
    'prices.text': undefined
    'orders': undefined
    'orders.text': undefined
    'payment': undefined
    'payment.text': undefined
    'delivery': undefined
    'delivery.text': undefined
    'fee': undefined
    'fee.text': undefined
    'liability': undefined
    'liability.text': undefined
    'law': undefined
    'law.text': undefined
    'changes': undefined
    'changes.text': undefined
  }
  'page-terms': {
    'title': undefined
    'description': undefined
    'version': { version: string; date: string }
    'version.old': { version: string; date: string }
    'versions': undefined
    'money': undefined
    'money.deposit': undefined
    'money.refunds': undefined
  }
  palette: {
    'title': undefined
    'search': undefined
    'page': undefined
    'asking': undefined
    'failed': undefined
    'none': undefined
    'found': { count: number }
    'hint': undefined
  }
  papers: {
    'title': undefined
    'lead': undefined
    'none': undefined
    'kind': undefined
    'kind.none': undefined
    'kind.registry': undefined
    'kind.tax': undefined
    'kind.signatures': undefined
    'kind.chamber': undefined
    'kind.other': undefined
    'kind.required': undefined
    'expiresOn': undefined
    'expiresOn.hint': { kinds: string }
    'expiresOn.required': undefined
    'expiresOn.past': undefined
    'file': undefined
    'file.hint': undefined
    'file.required': undefined
    'file.too-large': undefined
    'until': { day: string }
    'endless': undefined
    'sent': { day: string }
    'expiring': undefined
    'expired': undefined
    'add': undefined
    'add.submit': undefined
    'busy': undefined
    'remove': undefined
    'owners-only': undefined
    'error': undefined
    'error.full': undefined
    'error.file': undefined
    'error.gone': undefined
    'error.save': undefined
  }
  password: {
    'forgot.title': undefined
    'forgot.lead': undefined
    'forgot.submit': undefined
    'forgot.submitting': undefined
    'back': undefined
    'error': undefined
    'reset.title': undefined
    'reset.lead': undefined
    'new': undefined
    'reset.submit': undefined
    'reset.submitting': undefined
    'email': undefined
    'confirm': undefined
    'restore.title': undefined
    'restore.lead': undefined
    'restore.submit': undefined
  }
  payout: {
    'title': undefined
    'lead': undefined
    'current': undefined
    'current.none': undefined
    'proposed': undefined
    'proposed.text': undefined
    'declined': undefined
    'holder': undefined
    'bank': undefined
    'iban': undefined
    'swift': undefined
    'entered': undefined
    'entered.by': { name: string; moment: string }
    'change': undefined
    'change.text': undefined
    'change.submit': undefined
    'busy': undefined
    'owners-only': undefined
    'holder.invalid': undefined
    'bank.invalid': undefined
    'iban.invalid': undefined
    'swift.invalid': undefined
    'reason': undefined
    'reason.required': undefined
    'decide': undefined
    'decide.text': undefined
    'agree': undefined
    'decline': undefined
    'error': undefined
    'error.save': undefined
    'error.decided': undefined
  }
  phrases: {
    'delivery.when': undefined
    'delivery.where': undefined
    'delivery.shipped': undefined
    'delivery.late': undefined
    'delivery.arrived': undefined
    'packing.how': undefined
    'packing.size': undefined
    'packing.photos': undefined
    'packing.sea': undefined
    'payment.how': undefined
    'payment.deposit': undefined
    'payment.balance': undefined
    'payment.proof': undefined
    'payment.here': undefined
    'quality.material': undefined
    'quality.photos': undefined
    'quality.certificate': undefined
    'quality.same': undefined
    'quality.replace': undefined
    'sample.ask': undefined
    'sample.yes': undefined
    'sample.no': undefined
    'sample.sent': undefined
    'sample.good': undefined
    'thanks.thanks': undefined
    'thanks.order': undefined
    'thanks.soon': undefined
    'thanks.yes': undefined
    'thanks.no': undefined
    'delivery.days': { amount: number }
    'packing.carton': { amount: number }
    'payment.price': { amount: number }
    'quality.damaged': { amount: number }
    'delivery.ready': { day: string }
    'sample.day': { day: string }
    'delivery.days.label': undefined
    'packing.carton.label': undefined
    'payment.price.label': undefined
    'quality.damaged.label': undefined
    'delivery.ready.label': undefined
    'sample.day.label': undefined
  }
  'place-order': {
    'title': undefined
    'title.sample': undefined
    'close': undefined
    'place': undefined
    'placing': undefined
    'total': undefined
    'total.update': undefined
    'quantity': undefined
    'quantity.less': undefined
    'quantity.more': undefined
    'quantity.hint': undefined
    'quantity.hint-minimum': { minimum: number }
    'sample': { days: number }
    'sample.ordered': { days: number }
    'unit-price': undefined
    'unit-price.of': { span: string }
    'size': undefined
    'assorted': undefined
    'parts': undefined
    'parts.hint': undefined
    'parts.of': { part: string }
    'parts.sum': { sum: number; quantity: number }
    'parts.figures': undefined
    'parts.differ': undefined
    'add-to-cart': undefined
    'address': undefined
    'addresses': undefined
    'addresses.use': undefined
    'addresses.another': undefined
    'addresses.forget': undefined
    'addresses.forget.text': undefined
    'addresses.forget.yes': undefined
    'addresses.forgotten': undefined
    'addresses.unforgotten': undefined
    'optional': { label: string }
    'street': undefined
    'city': undefined
    'state': undefined
    'postal-code': undefined
    'country': undefined
    'phone': undefined
    'phone.invalid': undefined
    'port': undefined
    'port.by-city': { port: string }
    'port.unsaid': undefined
    'notes': undefined
    'required': undefined
    'too-long': undefined
    'invalid': undefined
    'fix': undefined
    'error': undefined
    'address-required': undefined
    'address-required.text': undefined
    'customers-only': undefined
    'customers-only.text': undefined
    'failed': undefined
    'failed.text': undefined
    'price-changed': undefined
    'price-changed.text': { total: string }
    'out-of-stock': undefined
    'out-of-stock.text': { left: number }
    'below-minimum': { minimum: number }
    'cart-full': undefined
    'unpaid': { max: number }
    'over': undefined
    'quote': undefined
    'deposit': { percent: number }
    'balance': { percent: number }
    'in-advance': undefined
    'sold-out.text': undefined
    'sold-out.below': { left: number; minimum: number }
    'tell': undefined
    'telling': undefined
    'unconfirmed': undefined
    'unconfirmed.text': undefined
    'code.invalid': undefined
    'confirmEmail.invalid': undefined
  }
  'prepare-quote': {
    'title': undefined
    'lead': undefined
    'find': undefined
    'find.more': { supplier: string }
    'search': undefined
    'none': undefined
    'add': undefined
    'add.of': { name: string }
    'left-out': { count: number }
    'for': undefined
    'customer': { name: string }
    'contact': undefined
    'company': undefined
    'name': undefined
    'email': undefined
    'phone': undefined
    'city': undefined
    'language': undefined
    'wishes': undefined
    'email.required': undefined
    'error.company': undefined
    'error.name': undefined
    'error.email': undefined
    'error.phone': undefined
    'error.city': undefined
    'error.language': undefined
    'failed': undefined
  }
  prices: {
    'one': undefined
    'from': { count: number }
    'none': undefined
    'dropped': undefined
    'title': undefined
    'many.title': { count: number }
    'sure': { percent: string }
    'sure.missed': { percent: string }
    'submit': undefined
    'busy': undefined
  }
  'product-actions': {
    'error': undefined
    'cart.added': undefined
    'cart.added.text': { count: number }
    'cart.full': undefined
    'cart.failed': undefined
    'wish.added': undefined
    'wish.added.text': undefined
    'wish.removed': undefined
    'wish.removed.text': undefined
    'wish.failed': undefined
    'merged': undefined
    'merged.text': { count: number }
  }
  'product-form': {
    'add.title': undefined
    'add.lead': undefined
    'add.for': { name: string }
    'back': undefined
    'back.admin': undefined
    'edit.title': undefined
    'pictures': undefined
    'images.title': undefined
    'images.required': undefined
    'images.gone': undefined
    'fix': undefined
    'details': undefined
    'name': undefined
    'name.too-short': undefined
    'name.too-long': undefined
    'category': undefined
    'category.choose': undefined
    'category.missing': undefined
    'category.food': undefined
    'category.textiles': undefined
    'category.electronics': undefined
    'category.construction': undefined
    'category.home': undefined
    'category.fashion': undefined
    'category.beauty': undefined
    'category.other': undefined
    'category.medical': undefined
    'stock': undefined
    'stock.required': undefined
    'stock.invalid': undefined
    'country': undefined
    'country.choose': undefined
    'country.cities': undefined
    'country.missing': undefined
    'city': undefined
    'city.choose': undefined
    'city.missing': undefined
    'origin': undefined
    'origin.required': undefined
    'origin.too-long': undefined
    'made-to-order': undefined
    'made-to-order.hint': undefined
    'description': undefined
    'description.too-short': undefined
    'description.too-long': undefined
    'language': undefined
    'price.title': undefined
    'price': undefined
    'price.required': undefined
    'price.invalid': undefined
    'price.zero': undefined
    'minimum': undefined
    'minimum.invalid': undefined
    'group.price': undefined
    'group.price.hint': undefined
    'unit': undefined
    'unit.invalid': undefined
    'unit.piece': undefined
    'unit.pair': undefined
    'unit.set': undefined
    'unit.dozen': undefined
    'unit.carton': undefined
    'unit.sack': undefined
    'unit.roll': undefined
    'unit.kg': undefined
    'unit.litre': undefined
    'unit.m': undefined
    'unit.m2': undefined
    'unit.m3': undefined
    'pieces': undefined
    'pieces.invalid': undefined
    'basis': undefined
    'basis.default': undefined
    'basis.place': undefined
    'basis.invalid': undefined
    'lead-days': undefined
    'lead-days.invalid': undefined
    'tiers': undefined
    'tiers.add': undefined
    'tiers.from': undefined
    'tiers.price': undefined
    'tiers.invalid': { row: string }
    'group.packing': undefined
    'group.packing.hint': undefined
    'article-code': undefined
    'article-code.invalid': undefined
    'article-code.taken': undefined
    'customs-code': undefined
    'customs-code.invalid': undefined
    'weightGrams': undefined
    'weightGrams.invalid': undefined
    'sampleCents': undefined
    'sampleCents.hint': undefined
    'sampleCents.invalid': undefined
    'carton': undefined
    'carton.lengthCm': undefined
    'carton.widthCm': undefined
    'carton.heightCm': undefined
    'carton.units': undefined
    'carton.invalid': undefined
    'volumeCm3': undefined
    'volumeCm3.derived': undefined
    'volumeCm3.invalid': undefined
    'doubt.title': undefined
    'doubt.light': { weight: string }
    'doubt.heavy': { weight: string }
    'doubt.large': { volume: string }
    'doubt.sure': undefined
    'group.options': undefined
    'group.options.hint': undefined
    'options': undefined
    'options.add': undefined
    'options.name': undefined
    'options.values': undefined
    'options.invalid': { row: string }
    'group.facts': undefined
    'group.facts.hint': undefined
    'facts': undefined
    'facts.add': undefined
    'facts.name': undefined
    'facts.value': undefined
    'facts.invalid': { row: string }
    'group.languages': undefined
    'group.languages.hint': undefined
    'translation.name': { language: string }
    'translation.description': { language: string }
    'translations.invalid': { language: string }
    'row': { number: string }
    'cancel': undefined
    'draft': undefined
    'draft.busy': undefined
    'add': undefined
    'add.busy': undefined
    'review': undefined
    'review.busy': undefined
    'save': undefined
    'save.busy': undefined
    'delete': undefined
    'delete.title': undefined
    'delete.text': { name: string }
    'delete.submit': undefined
    'delete.busy': undefined
    'archived': undefined
    'error': undefined
    'again': undefined
    'error.load': undefined
    'error.add': undefined
    'error.update': undefined
    'error.delete': undefined
    'error.meanwhile': undefined
    'error.state': undefined
    'error.full': { max: number }
    'error.done': undefined
    'stored.title': undefined
    'stored.elsewhere': undefined
    'stored.empty': undefined
    'stored.name': undefined
    'stored.description': undefined
    'stored.price': undefined
    'stored.stock': undefined
    'stored.minimum': undefined
    'stored.origin': undefined
    'stored.articleCode': undefined
    'state': undefined
    'state.since': { date: string }
    'state.rejected': undefined
    'state.changes': undefined
    'revision.waiting': undefined
    'revision.text': { date: string }
    'revision.sent-back': undefined
    'waits.language': undefined
    'waits.name': undefined
    'waits.description': undefined
    'waits.translations': undefined
    'waits.category': undefined
    'waits.origin': undefined
    'waits.unit': undefined
    'waits.piecesPerUnit': undefined
    'waits.basis': undefined
    'waits.weightGrams': undefined
    'waits.sampleCents': undefined
    'waits.carton': undefined
    'waits.volumeCm3': undefined
    'waits.customsCode': undefined
    'waits.facts': undefined
    'waits.options': undefined
    'waits.articleCode': undefined
    'waits.images': undefined
    'waits.pictures': { count: number }
  }
  product: {
    'written-in': { language: string }
    'price': undefined
    'tiers': undefined
    'tier': { from: number; to: number }
    'tier.up': { from: number }
    'per-piece': undefined
    'next-tier': { more: string; price: string }
    'quantity': undefined
    'less': undefined
    'more': undefined
    'total': { amount: string; basis: string }
    'price-of': { price: string; per: string }
    'preview': { price: string; description: string }
    'confirmed': { date: string }
    'unconfirmed': { date: string }
    'basis': undefined
    'basis.EXW': { place: string }
    'basis.FCA': { place: string }
    'basis.FOB': { place: string }
    'basis.CFR': { place: string }
    'basis.CIF': { place: string }
    'share.whatsapp': undefined
    'share.message': { name: string; price: string; link: string }
    'share.copy': undefined
    'share.copied': undefined
    'share.failed': undefined
    'manifest': undefined
    'unit': undefined
    'unit.one': { unit: string }
    'unit.of': { unit: string; pieces: number }
    'minimum': undefined
    'stock': undefined
    'amount': { unit: string; count: number }
    'ready': undefined
    'ready.days': { days: number }
    'weightGrams': undefined
    'carton': undefined
    'carton.of': { size: string; units: number }
    'volumeCm3': undefined
    'customs-code': undefined
    'origin': undefined
    'category': undefined
    'article-code': undefined
    'supplier': undefined
    'supplier.products': { city: string; count: number }
    'supplier.view': undefined
    'similar': undefined
    'add-to-cart': undefined
    'wish': undefined
    'wished': undefined
    'not-included': undefined
    'ask': undefined
  }
  profile: {
    'title': undefined
    'lead': undefined
    'person': undefined
    'fullName': undefined
    'fullName.invalid': undefined
    'email': undefined
    'phone': undefined
    'phone.invalid': undefined
    'address': undefined
    'address.invalid': undefined
    'save': undefined
    'save.busy': undefined
    'company': undefined
    'company.text': undefined
    'company.name': undefined
    'company.name.invalid': undefined
    'company.legalName': undefined
    'company.legalName.invalid': undefined
    'company.address': undefined
    'company.address.invalid': undefined
    'company.taxNumber': undefined
    'company.taxNumber.invalid': undefined
    'company.save': undefined
    'company.owners-only': undefined
    'team': undefined
    'addresses': undefined
    'addresses.text': undefined
    'addresses.none': undefined
    'addresses.remove': undefined
    'addresses.remove.name': { address: string }
    'addresses.remove.title': undefined
    'addresses.remove.text': { address: string }
    'addresses.remove.submit': undefined
    'addresses.remove.busy': undefined
    'addresses.gone': undefined
    'cancel': undefined
    'fix': undefined
    'error': undefined
    'error.save': undefined
  }
  'quote-lists': {
    'lead.customer': undefined
    'lead.supplier': undefined
    'newest': undefined
    'none.browse': undefined
    'further': { count: number }
    'customer.at': { name: string; city: string }
    'views': undefined
    'prepare': undefined
    'view.mine': undefined
    'view.desk': undefined
    'view.supplier': undefined
    'view.customer': undefined
    'view.ordered': undefined
    'view.ended': undefined
    'view.all': undefined
    'count': { count: number }
    'many': { count: number }
    'until': { day: string }
    'accept.of': { number: string }
    'offer.of': { number: string }
    'open.of': { number: string }
    'open': undefined
    'none': undefined
    'none.customer': undefined
    'none.supplier': undefined
    'none.found': undefined
    'column.quote': undefined
    'column.total': undefined
    'column.customer': undefined
    'column.goods': undefined
    'column.state': undefined
    'column.version': undefined
    'claim-asked': undefined
  }
  quotes: {
    'title': undefined
    'loading': undefined
    'again': undefined
    'error': undefined
    'error.load': undefined
    'no-price': undefined
    'row.accept': undefined
    'row.offer': undefined
    'column.until': undefined
    'state.requested': undefined
    'state.offered': undefined
    'state.countered': undefined
    'state.ordered': undefined
    'state.withdrawn': undefined
    'state.declined': undefined
    'state.expired': undefined
    'state.closed': undefined
    'quote': { number: string }
    'asker': { count: number }
    'turn.mine': { day: string }
    'turn.customer': { day: string }
    'turn.supplier': { day: string }
    'ended.ordered': undefined
    'ended.withdrawn': undefined
    'ended.declined': undefined
    'ended.expired': undefined
    'ended.closed': undefined
    'older': { number: number }
    'latest': undefined
    'lines': { count: number }
    'changes': { count: number; version: number }
    'quantity': undefined
    'price': undefined
    'stock': undefined
    'made-to-order': undefined
    'from-stock': undefined
    'before': undefined
    'struck-out': undefined
    'replaces': { name: string }
    'terms': undefined
    'term.basis': undefined
    'term.leadDays': undefined
    'term.validUntil': undefined
    'term.depositPercent': undefined
    'term.wantedOn': undefined
    'term.port': undefined
    'term.productId': undefined
    'term.quantity': undefined
    'term.breakdown': undefined
    'term.priceCents': undefined
    'term.struckOut': undefined
    'term.madeToOrder': undefined
    'lead.days': { days: number }
    'percent': { percent: number }
    'deposit': { percent: number }
    'balance': undefined
    'total': undefined
    'version': { number: number }
    'accept': undefined
    'withdraw': undefined
    'decline': undefined
    'versions': undefined
    'version.of': { number: number; name: string }
    'by-desk': undefined
    'order': { number: string }
    'thread': undefined
    'thread.hint': undefined
    'thread.open': undefined
    'card.offered': { number: number }
    'card.countered': { number: number }
    'card.counter': undefined
    'card.changed': undefined
    'error.state': undefined
    'error.meanwhile': undefined
    'error.parts': undefined
    'error.gone': undefined
    'error.failed': undefined
  }
  ratings: {
    'title': undefined
    'rate': undefined
    'lead': undefined
    'stars.legend': undefined
    'stars': { count: number }
    'stars.required': undefined
    'words': undefined
    'words.hint': { days: number }
    'too-long': undefined
    'submit': undefined
    'save': undefined
    'change': undefined
    'busy': undefined
    'answer': undefined
    'answer.hint': undefined
    'answer.required': undefined
    'answer.submit': undefined
    'answer.change': undefined
    'answer.of': { name: string }
    'hide.words': undefined
    'hide.answer': undefined
    'show.words': undefined
    'show.answer': undefined
    'hidden.words': undefined
    'hidden.answer': undefined
    'reason': undefined
    'reason.hint': undefined
    'reason.required': undefined
    'error': undefined
    'error.state': undefined
    'error.failed': undefined
  }
  'request-quote': {
    'title': undefined
    'lead': { supplier: string }
    'several': undefined
    'none': undefined
    'browse': undefined
    'unlisted': { count: number }
    'left-out': { count: number }
    'leave-out': undefined
    'listed': undefined
    'quantity': undefined
    'quantity.required': undefined
    'quantity.invalid': { max: number }
    'price': undefined
    'price.invalid': undefined
    'price.too-big': undefined
    'port.unsaid': undefined
    'day': undefined
    'day.past': undefined
    'notes.language': undefined
    'send': undefined
    'send.to': { supplier: string }
    'sending': undefined
    'confirm': undefined
    'unconfirmed': undefined
    'gone': undefined
    'failed': undefined
    'error': undefined
  }
  reviews: {
    'title': undefined
    'lead': undefined
    'tabs': undefined
    'tab.all': undefined
    'tab.product': undefined
    'tab.revision': undefined
    'kind.product': undefined
    'kind.revision': undefined
    'waits': { time: string }
    'time.minutes': { count: number }
    'time.hours': { count: number }
    'time.days': { count: number }
    'none': undefined
    'none.text': undefined
    'oldest': undefined
    'loading': undefined
    'error': undefined
    'again': undefined
    'fix': undefined
    'error.load': undefined
    'changes': undefined
    'before': undefined
    'after': undefined
    'picture': { number: string }
    'picture.new': undefined
    'picture.removed': undefined
    'as-listed': undefined
    'original': { language: string }
    'edit': undefined
    'skip': undefined
    'texts': undefined
    'english.needed': undefined
    'english.required': undefined
    'text.name': { language: string }
    'text.description': { language: string }
    'text.supplier': undefined
    'text.company': undefined
    'text.none': undefined
    'name.invalid': { language: string }
    'description.invalid': { language: string }
    'decision': undefined
    'accept': undefined
    'accept.revision': undefined
    'send-back': undefined
    'reject': undefined
    'deciding': undefined
    'reason': undefined
    'reason.hint': undefined
    'reason.required': undefined
    'reason.too-long': undefined
    'error.decide': undefined
    'error.decided': undefined
    'error.meanwhile': undefined
    'error.code': undefined
    'gone': undefined
    'gone.text': undefined
    'next': undefined
    'back': undefined
    'column.product': undefined
    'column.supplier': undefined
    'column.kind': undefined
    'column.price': undefined
    'column.category': undefined
    'column.pictures': undefined
    'column.waits': undefined
    'supplier.all': undefined
    'supplier.hint': undefined
    'pick': { name: string }
    'bulk.looked': undefined
    'bulk.looked.required': undefined
    'bulk.required': undefined
    'bulk.submit': undefined
    'bulk.busy': undefined
    'bulk.done': { count: number }
    'bulk.left.NOT_FOUND': { name: string }
    'bulk.left.ALREADY_DECIDED': { name: string }
    'bulk.left.CHANGED_MEANWHILE': { name: string }
    'bulk.left.ENGLISH_REQUIRED': { name: string }
    'bulk.left.ARTICLE_CODE_TAKEN': { name: string }
    'draft': undefined
    'draft.note': { left: number }
    'draft.translate': undefined
    'draft.none': undefined
    'description.untranslated': { language: string }
  }
  'role-selection': {
    'title': undefined
    'lead': undefined
    'error': undefined
    'error.text': undefined
    'busy': undefined
    'supplier': undefined
    'supplier.first': undefined
    'supplier.second': undefined
    'supplier.third': undefined
    'supplier.fourth': undefined
    'supplier.continue': undefined
    'customer': undefined
    'customer.first': undefined
    'customer.second': undefined
    'customer.third': undefined
    'customer.fourth': undefined
    'customer.continue': undefined
  }
  search: {
    'filter.clear': undefined
    'chosen': undefined
    'chosen.remove': { filter: string }
    'chosen.q': { q: string }
    'chosen.min': { price: string }
    'chosen.max': { price: string }
    'corrected': { asked: string; found: string }
    'corrected.found': { found: string }
    'corrected.asked': { asked: string }
    'none': undefined
    'none.category': undefined
    'none.found': undefined
    'none.found.hint': undefined
    'none.everywhere': { q: string }
    'none.look': undefined
    'none.nearest': undefined
    'none.need': undefined
    'none.need.hint': undefined
    'failed.title': undefined
    'failed.text': undefined
    'failed.again': undefined
  }
  security: {
    'title': undefined
    'password.title': undefined
    'password.text': undefined
    'current': undefined
    'new': undefined
    'confirm': undefined
    'wrong': undefined
    'too-short': undefined
    'too-long': undefined
    'mismatch': undefined
    'submit': undefined
    'submitting': undefined
    'validation-error': undefined
    'error': undefined
    'error.done': undefined
    'error.away': undefined
    'sessions.title': undefined
    'sessions.here': undefined
    'sessions.used': { date: string }
    'sessions.since': { date: string }
    'device': { browser: string; system: string }
    'device.unknown': undefined
    'everywhere.text': undefined
    'everywhere': undefined
    'everywhere.busy': undefined
    'set.title': undefined
    'set.text': undefined
    'prove.text': undefined
    'set.submit': undefined
    'set.submitting': undefined
    'error.proof': undefined
    'proof.password': undefined
    'proof.google': undefined
    'cancel': undefined
    'continue': undefined
    'passkeys.title': undefined
    'passkeys.text': undefined
    'passkeys.scripts': undefined
    'passkeys.unused': undefined
    'passkeys.since': { date: string }
    'passkeys.remove': undefined
    'passkeys.remove.of': { name: string }
    'passkeys.remove.title': undefined
    'passkeys.remove.text': { name: string }
    'passkeys.add': undefined
    'passkeys.added': undefined
    'passkeys.prove': undefined
    'passkeys.make': undefined
    'passkeys.name': undefined
    'passkeys.name.hint': undefined
    'passkey.busy': undefined
    'passkey.failed': undefined
    'passkey.gone': undefined
    'proof.passkey': undefined
    'proof.required': undefined
    'proof.wrong': undefined
    'prove.passkey': undefined
  }
  'share-deal': {
    'title': undefined
    'back': { number: string }
    'text': undefined
    'show': undefined
    'busy': undefined
    'stays': undefined
    'link': undefined
    'copy': undefined
    'copied': undefined
    'failed': undefined
    'whatsapp': undefined
    'hidden': undefined
    'shared': undefined
    'revoke': undefined
    'revoking': undefined
    'revoked': undefined
    'error': undefined
    'error.act': undefined
  }
  'share-order': {
    'share.text': undefined
    'share.make': undefined
    'share.another': undefined
    'share.busy': undefined
    'share.made': undefined
    'share.once': undefined
    'share.link': undefined
    'share.copy': undefined
    'share.copied': undefined
    'share.failed': undefined
    'share.whatsapp': undefined
    'share.shared': undefined
    'unshare': undefined
    'unshare.busy': undefined
  }
  shell: {
    'nav.main': undefined
    'nav.area': undefined
    'nav.phone': undefined
    'nav.menu': undefined
    'nav.home': undefined
    'nav.products': undefined
    'nav.how': undefined
    'nav.about': undefined
    'nav.contact': undefined
    'nav.dashboard': undefined
    'nav.admin-dashboard': undefined
    'nav.my-products': undefined
    'nav.orders': undefined
    'nav.quotes': undefined
    'nav.need': undefined
    'nav.my-orders': undefined
    'nav.analytics': undefined
    'nav.cart': undefined
    'nav.wishlist': undefined
    'nav.messages': undefined
    'nav.profile': undefined
    'nav.settings': undefined
    'nav.admin-settings': undefined
    'nav.team': undefined
    'nav.security': undefined
    'nav.users': undefined
    'nav.invitations': undefined
    'nav.feedback': undefined
    'nav.content': undefined
    'group.account': undefined
    'group.trade': undefined
    'group.people': undefined
    'group.site': undefined
    'saver': undefined
    'theme': undefined
    'theme.system': undefined
    'theme.light': undefined
    'theme.dark': undefined
    'search': undefined
    'search.submit': undefined
    'loading': undefined
    'more': undefined
    'first-visit': undefined
    'first-visit.close': undefined
    'read-failed.title': undefined
    'read-failed.text': undefined
    'read-failed.products': undefined
    'read-failed.supplier': undefined
    'read-failed.orders': undefined
    'close': undefined
    'nav.reviews': undefined
    'nav.suppliers': undefined
    'nav.privacy': undefined
    'nav.terms': undefined
    'line.lost': undefined
    'line.text': undefined
  }
  'stock-answers': {
    'greeting': { name: string }
    'regards': undefined
    'thanks.label': undefined
    'thanks.text': undefined
    'catalogue.label': undefined
    'catalogue.text': undefined
    'delivery.label': undefined
    'delivery.text': undefined
    'minimum.label': undefined
    'minimum.text': undefined
    'payment.label': undefined
    'payment.text': undefined
    'which-product.label': undefined
    'which-product.text': undefined
    'papers.label': undefined
    'papers.text': undefined
    'invitation.label': undefined
    'invitation.text': undefined
    'not-now.label': undefined
    'not-now.text': undefined
    'ask-factory.label': undefined
    'ask-factory.text': undefined
    'paper-today.label': undefined
    'paper-today.text': undefined
    'shipped-soon.label': undefined
    'shipped-soon.text': undefined
    'payment-received.label': undefined
    'payment-received.text': undefined
    'which-order.label': undefined
    'which-order.text': undefined
    'tell-more.label': undefined
    'tell-more.text': undefined
    'looked-into.label': undefined
    'looked-into.text': undefined
    'improved.label': undefined
    'improved.text': undefined
    'suppliers-asked.label': undefined
    'suppliers-asked.text': undefined
    'which-goods.label': undefined
    'which-goods.text': undefined
    'not-found.label': undefined
    'not-found.text': undefined
  }
  suggestions: {
    'words': undefined
    'categories': undefined
    'products': undefined
    'suppliers': undefined
    'need': undefined
    'need.hint': undefined
    'keys.move': undefined
    'keys.open': undefined
    'keys.close': undefined
    'found': { count: number }
  }
  'supplier-application': {
    'title': undefined
    'lead': undefined
    'market.title': undefined
    'market.text': undefined
    'verified.title': undefined
    'verified.text': undefined
    'logistics.title': undefined
    'logistics.text': undefined
    'form.title': undefined
    'form.lead': undefined
    'companyName': undefined
    'category': undefined
    'category.choose': undefined
    'category.fashion': undefined
    'category.beauty': undefined
    'category.home': undefined
    'category.medical': undefined
    'category.other': undefined
    'contactPerson': undefined
    'email': undefined
    'email.invalid': undefined
    'phone': undefined
    'address': undefined
    'productDescription': undefined
    'problem.required': { field: string }
    'problem.too-long': { field: string }
    'files': undefined
    'files.choose': undefined
    'files.hint': { max: string }
    'files.gone': undefined
    'file.there': { megabytes: number }
    'file.sending': { file: string }
    'file.share': { percent: string; megabytes: number }
    'file.retry': undefined
    'file.remove': { file: string }
    'file.skipped': undefined
    'file.invalid': { file: string }
    'file.too-large': { file: string }
    'file.too-many': { max: string }
    'file.limited': { file: string; minutes: number }
    'file.failed': { file: string }
    'wait.title': undefined
    'wait.text': undefined
    'submit': undefined
    'submitting': undefined
    'fix': undefined
    'error': undefined
    'error.send': undefined
    'error.done': undefined
    'thanks.title': undefined
    'thanks.text': undefined
    'thanks.home': undefined
    'trap': undefined
  }
  'supplier-products': {
    'title': undefined
    'add': undefined
    'import': undefined
    'search': undefined
    'search.submit': undefined
    'category': undefined
    'category.all': undefined
    'category.food': undefined
    'category.textiles': undefined
    'category.electronics': undefined
    'category.construction': undefined
    'category.home': undefined
    'category.fashion': undefined
    'category.beauty': undefined
    'category.other': undefined
    'category.medical': undefined
    'status': undefined
    'status.all': undefined
    'status.draft': undefined
    'status.in_review': undefined
    'status.listed': undefined
    'status.changes_requested': undefined
    'status.rejected': undefined
    'status.paused': undefined
    'status.archived': undefined
    'per.piece': undefined
    'per.pair': undefined
    'per.set': undefined
    'per.dozen': undefined
    'per.carton': undefined
    'per.sack': undefined
    'per.roll': undefined
    'per.kg': undefined
    'per.litre': undefined
    'per.m': undefined
    'per.m2': undefined
    'per.m3': undefined
    'stock': undefined
    'stock.count': { count: number }
    'made-to-order': undefined
    'code': undefined
    'reason.rejected': undefined
    'reason.changes': undefined
    'revision.waiting': undefined
    'revision.sent-back': undefined
    'quick': undefined
    'quick.of': { name: string }
    'quick.price': undefined
    'quick.stock': undefined
    'quick.submit': undefined
    'quick.busy': undefined
    'quick.price.required': undefined
    'quick.price.invalid': undefined
    'quick.stock.invalid': undefined
    'view': undefined
    'view.name': { name: string }
    'edit': undefined
    'edit.name': { name: string }
    'delete': undefined
    'delete.name': { name: string }
    'delete.title': undefined
    'delete.text': { name: string }
    'delete.submit': undefined
    'delete.busy': undefined
    'cancel': undefined
    'more.name': { name: string }
    'submit': undefined
    'submit.busy': undefined
    'pause': undefined
    'pause.busy': undefined
    'resume': undefined
    'resume.busy': undefined
    'duplicate': undefined
    'duplicate.busy': undefined
    'loading': undefined
    'newest': undefined
    'none': undefined
    'none.text': undefined
    'none.add': undefined
    'none.found': undefined
    'none.all': undefined
    'prices.title': { count: number }
    'prices.text': { days: string }
    'prices.confirm': undefined
    'prices.busy': undefined
    'error': undefined
    'again': undefined
    'error.load': undefined
    'error.delete': undefined
    'error.update': undefined
    'error.gone': undefined
    'error.state': undefined
    'error.full': { max: number }
    'error.meanwhile': undefined
    'error.images': undefined
    'error.incomplete': undefined
    'waits.sent_back': undefined
    'waits.prices': undefined
    'waits.all': undefined
    'accepted': { date: string }
    'column.product': undefined
    'column.price': undefined
    'column.confirmed': undefined
    'column.added': undefined
    'column.acts': undefined
    'pick': { name: string }
    'bulk.kind': undefined
    'bulk.choose': undefined
    'bulk.price-percent': undefined
    'bulk.price-amount': undefined
    'bulk.stock': undefined
    'bulk.pause': undefined
    'bulk.resume': undefined
    'bulk.amount': undefined
    'bulk.submit': undefined
    'bulk.busy': undefined
    'bulk.kind.required': undefined
    'bulk.amount.invalid': undefined
    'bulk.products.required': undefined
    'bulk.done': { count: number }
    'bulk.left.NOT_FOUND': { name: string }
    'bulk.left.WRONG_STATE': { name: string }
    'bulk.left.INPUT_INVALID': { name: string }
    'bulk.left.CHANGED_MEANWHILE': { name: string }
    'bulk.left.PRICES_TO_CONFIRM': { name: string }
  }
  'supplier-profile': {
    'title': undefined
    'back': undefined
    'not-found': undefined
    'not-found.text': undefined
    'email': undefined
    'legal-name': undefined
    'registry-number': undefined
    'since': undefined
    'products': undefined
    'count': { count: number }
    'none': undefined
    'failed.title': undefined
    'failed.text': undefined
    'failed.again': undefined
    'ask': undefined
  }
  'supplier-settings': {
    'title': undefined
    'lead': undefined
    'account': undefined
    'business': undefined
    'legal': undefined
    'legal.text': undefined
    'legal.sealed': undefined
    'tax.invalid': undefined
    'change.waiting': undefined
    'change.waiting.text': undefined
    'change.refused': undefined
    'change.refused.text': undefined
    'change.from': undefined
    'change.to': undefined
    'email': undefined
    'email.shown': undefined
    'email.account': undefined
    'email.account.text': { email: string }
    'email.other': undefined
    'email.other.text': undefined
    'email.hidden': undefined
    'email.hidden.text': undefined
    'email.invalid': undefined
    'prices': undefined
    'prices.hidden': undefined
    'prices.hidden.text': undefined
    'field.fullName': undefined
    'field.companyName': undefined
    'field.phone': undefined
    'field.description': undefined
    'field.address': undefined
    'field.city': undefined
    'field.country': undefined
    'field.legalName': undefined
    'field.registryNumber': undefined
    'field.taxNumber': undefined
    'field.businessEmail': undefined
    'too-small': { min: string }
    'too-big': { max: string }
    'logo': undefined
    'save': undefined
    'save.busy': undefined
    'owners-only': undefined
    'fix': undefined
    'error': undefined
    'error.save': undefined
    'lacks': undefined
    'verification': undefined
    'verification.new': undefined
    'verification.submitted': undefined
    'verification.in_review': undefined
    'verification.changes_requested': undefined
    'verification.rejected': undefined
    'verification.expired': undefined
    'verification.suspended': undefined
    'verification.new.next': undefined
    'verification.submitted.next': undefined
    'verification.in_review.next': undefined
    'verification.verified.next': { date: string }
    'verification.changes_requested.next': undefined
    'verification.rejected.next': undefined
    'verification.expired.next': undefined
    'verification.suspended.next': undefined
    'verify': undefined
    'verify.busy': undefined
    'check.trade-registry': undefined
    'check.tax-office': undefined
    'check.address': undefined
    'check.phone': undefined
    'check.bank-account': undefined
    'check.samples': undefined
    'papers': undefined
    'payout': undefined
    'api-tokens': undefined
  }
  suppliers: {
    'title': undefined
    'lead': undefined
    'filter': undefined
    'filter.all': undefined
    'filter.papers': undefined
    'filter.change': undefined
    'change': undefined
    'change.text': undefined
    'change.by': { name: string; moment: string }
    'change.reason': undefined
    'accept-change': undefined
    'refuse-change': undefined
    'error.changed': undefined
    'search': undefined
    'members': undefined
    'application': undefined
    'application.sent': { day: string; files: number }
    'application.open': undefined
    'orders': undefined
    'orders.none': undefined
    'orders.all': undefined
    'error.orders': undefined
    'filter.submit': undefined
    'column.supplier': undefined
    'column.place': undefined
    'column.state': undefined
    'column.since': undefined
    'column.until': undefined
    'none': undefined
    'first': undefined
    'loading': undefined
    'error': undefined
    'again': undefined
    'fix': undefined
    'error.load': undefined
    'error.products': undefined
    'not-said': undefined
    'joined': undefined
    'listed': undefined
    'listed.count': { count: number }
    'profile': undefined
    'history': undefined
    'history.none': undefined
    'decide': undefined
    'decide.none': undefined
    'decide.in_review': undefined
    'decide.verified': undefined
    'decide.changes_requested': undefined
    'decide.rejected': undefined
    'decide.suspended': undefined
    'deciding': undefined
    'checks': undefined
    'checks.required': undefined
    'until': undefined
    'until.required': undefined
    'until.past': undefined
    'reason': undefined
    'reason.hint': undefined
    'reason.suspend': undefined
    'reason.required': undefined
    'reason.too-long': undefined
    'error.decide': undefined
    'error.decided': undefined
    'products': undefined
    'products.add': undefined
    'products.none': undefined
    'products.newest': undefined
    'fee': undefined
    'fee.hint': { percent: number }
    'fee.own': undefined
    'fee.save': undefined
    'fee.invalid': undefined
    'payout': undefined
  }
  table: {
    'pick.all': undefined
    'pick.none': undefined
    'pick.rows': undefined
    'pick.matching': { most: number }
    'picked': { count: number }
    'progress': { done: number; total: number }
    'progress.label': undefined
    'changed': { count: number }
    'undo': undefined
    'undo.busy': undefined
    'undo.reason': undefined
    'search.submit': undefined
    'columns': undefined
    'columns.shown': undefined
    'columns.show': undefined
    'columns.reset': undefined
    'views': undefined
    'view.save': undefined
    'view.edit': undefined
    'view.name': undefined
    'view.rename': undefined
    'view.remove': undefined
    'view.full': { max: number }
    'keys': undefined
    'keys.close': undefined
    'keys.on': undefined
    'key./': undefined
    'key.j': undefined
    'key.k': undefined
    'key.x': undefined
    'key.Enter': undefined
    'key.?': undefined
    'key.Ctrl K': undefined
  }
  team: {
    'title': undefined
    'lead': undefined
    'members.title': undefined
    'member.owner': undefined
    'member.me': undefined
    'remove': undefined
    'remove.name': { name: string }
    'remove.title': undefined
    'remove.text': { name: string }
    'remove.submit': undefined
    'remove.submitting': undefined
    'owner': undefined
    'owner.name': { name: string }
    'owner.title': undefined
    'owner.text': { name: string }
    'owner.submit': undefined
    'owner.submitting': undefined
    'invite.title': undefined
    'invite.text': undefined
    'email': undefined
    'email.required': undefined
    'email.invalid': undefined
    'email.too-long': undefined
    'submit': undefined
    'submitting': undefined
    'invited.title': undefined
    'invited.none': undefined
    'invited.until': { date: string }
    'revoke': undefined
    'revoke.to': { email: string }
    'revoke.title': undefined
    'revoke.text': { email: string }
    'revoke.submit': undefined
    'revoke.submitting': undefined
    'cancel': undefined
    'owners-only': undefined
    'validation-error': undefined
    'error': undefined
    'error.send': undefined
    'error.done': undefined
    'error.ended': undefined
    'error.gone': undefined
    'error.unconfirmed': undefined
  }
  'text-messages': {
    'title': undefined
    'link': undefined
    'lead': undefined
    'none': undefined
    'channel': undefined
    'channel.whatsapp': undefined
    'channel.sms': undefined
    'number': undefined
    'number.invalid': undefined
    'agree': undefined
    'send-code': undefined
    'waiting.title': undefined
    'waiting.text': undefined
    'confirm': undefined
    'code.invalid': undefined
    'on': { channel: string }
    'end': undefined
    'busy': undefined
    'error': undefined
    'error.away': undefined
    'error.unconfirmed': undefined
  }
  tracking: {
    'title': undefined
    'order': { number: string }
    'gone': undefined
    'gone.text': undefined
    'error': undefined
    'error.load': undefined
    'again': undefined
    'placed': undefined
    'ready': undefined
    'shipped': undefined
    'delivered': undefined
    'note': undefined
    'message': { number: string; status: string; shipping: string; link: string }
  }
  'trade-settings': {
    'title': undefined
    'hint': undefined
    'feePercent': undefined
    'feePercent.invalid': undefined
    'depositPercent': undefined
    'depositPercent.invalid': undefined
    'depositDays': undefined
    'depositDays.hint': undefined
    'depositDays.invalid': undefined
    'inbox': undefined
    'inbox.hint': undefined
    'inbox.invalid': undefined
    'ways': undefined
    'ways.add': undefined
    'ways.invalid': undefined
    'refundLimit': undefined
    'refundLimit.hint': undefined
    'refundLimit.invalid': undefined
    'ways.wait': undefined
    'ways.wait.entered': { name: string; moment: string }
    'ways.wait.other': undefined
    'ways.wait.due': { moment: string }
    'ways.wait.from': undefined
    'ways.wait.to': undefined
    'ways.wait.none': undefined
    'ways.wait.valid': { from: string; to: string }
    'ways.wait.limit': { from: string; to: string }
    'ways.agree': undefined
    'ways.agree.busy': undefined
    'ways.withdraw': undefined
    'ways.withdraw.busy': undefined
    'ways.error': undefined
    'ways.decided': undefined
    'ways.forbidden': undefined
    'kind': undefined
    'kind.none': undefined
    'kind.bank': undefined
    'kind.hawala': undefined
    'kind.wallet': undefined
    'way-title': undefined
    'details': undefined
    'details.hint': undefined
    'validFrom': undefined
    'validTo': undefined
    'ports': undefined
    'ports.add': undefined
    'ports.invalid': undefined
    'port-name': undefined
    'country': undefined
    'code': undefined
    'cities': undefined
    'containers': undefined
    'container.m3': { feet: string }
    'container.kg': { feet: string }
    'container.m3.invalid': undefined
    'container.kg.invalid': undefined
    'row': { number: string }
    'row.remove': undefined
    'row.kind.invalid': undefined
    'row.title.invalid': undefined
    'row.details.invalid': undefined
    'row.validFrom.invalid': undefined
    'row.validTo.invalid': undefined
    'row.code.invalid': undefined
    'row.name.invalid': undefined
    'row.country.invalid': undefined
    'row.cities.invalid': undefined
    'save': undefined
    'moneyTerms.deposit': undefined
    'moneyTerms.deposit.hint': undefined
    'moneyTerms.refunds': undefined
    'moneyTerms.refunds.hint': undefined
    'moneyTerms.unsaid': undefined
    'moneyTerms.invalid': undefined
    'language.en': undefined
    'language.so': undefined
    'language.tr': undefined
    'language.ar': undefined
  }
  users: {
    'title': undefined
    'lead': undefined
    'views': undefined
    'view.people': undefined
    'view.companies': undefined
    'view.suspended': undefined
    'count': { count: number }
    'count.many': { count: number }
    'search': undefined
    'search.submit': undefined
    'roles': undefined
    'role.all': undefined
    'roles.customer': undefined
    'roles.supplier': undefined
    'roles.admin': undefined
    'column.person': undefined
    'column.company': undefined
    'column.kind': undefined
    'column.role': undefined
    'column.seen': undefined
    'column.state': undefined
    'column.members': undefined
    'column.since': undefined
    'column.more': undefined
    'more.of': { name: string }
    'me': undefined
    'owner': undefined
    'member': undefined
    'members.none': undefined
    'owner.none': undefined
    'role.of': { name: string }
    'role.submit': undefined
    'seen.never': undefined
    'state.active': undefined
    'state.suspended': undefined
    'none': undefined
    'first': undefined
    'loading': undefined
    'again': undefined
    'open': undefined
    'about': undefined
    'email': undefined
    'email.confirmed': undefined
    'yes': undefined
    'no': undefined
    'language': undefined
    'prepare-quote': undefined
    'admin.title': { name: string }
    'admin.text': undefined
    'admin.now': undefined
    'admin.after': undefined
    'admin.member': { role: string; company: string }
    'admin.leaves': { company: string }
    'admin.warning': { role: string }
    'admin.submit': undefined
    'customer.title': { name: string }
    'customer.submit': undefined
    'supplier.title': { name: string }
    'supplier.submit': undefined
    'role.text': { name: string }
    'suspend': undefined
    'suspend.title': { name: string }
    'suspend.text': { name: string }
    'suspend.submit': undefined
    'restore': undefined
    'owner.make': undefined
    'owner.title': { name: string }
    'owner.text': { name: string; company: string }
    'owner.submit': undefined
    'reason': undefined
    'reason.hint': undefined
    'reason.required': undefined
    'reason.too-long': undefined
    'cancel': undefined
    'busy': undefined
    'error': undefined
    'error.load': undefined
    'error.change': undefined
    'error.last-admin': undefined
    'error.gone': undefined
    'error.suspended': undefined
    'history': undefined
    'history.joined': undefined
    'history.role': { from: string; to: string }
    'history.suspended': undefined
    'history.restored': undefined
    'history.company': undefined
    'history.owner': undefined
    'history.name': undefined
    'history.email': undefined
    'history.confirmed': undefined
    'history.deletion': undefined
    'passkeys': undefined
    'passkeys.title': { name: string }
    'passkeys.text': { name: string }
    'passkeys.submit': undefined
    'confirm': undefined
    'confirm.title': { name: string }
    'confirm.text': { name: string; email: string }
    'confirm.submit': undefined
  }
  'waiting-refund': {
    'title': undefined
    'entered': { name: string; moment: string }
    'other': undefined
    'due': { moment: string }
    'amount': undefined
    'way': undefined
    'reference': undefined
    'paid-on': undefined
    'confirm': undefined
    'confirm.busy': undefined
    'withdraw': undefined
    'withdraw.busy': undefined
    'error': undefined
    'decided': undefined
    'forbidden': undefined
    'not-due': undefined
  }
  'webhook-deliveries': {
    'title': undefined
    'list': { days: string }
    'first': undefined
    'none': undefined
    'none.text': undefined
    'all': undefined
    'all.text': undefined
    'since': undefined
    'since.required': undefined
    'submit': undefined
    'busy': undefined
    'further': { max: string; moment: string }
    'further.submit': undefined
    'state.waiting': undefined
    'state.delivered': undefined
    'state.set_aside': undefined
    'tries': { count: string }
    'next': { moment: string }
    'again': undefined
    'again.of': { what: string; moment: string }
    'outcome.taken': { outcome: string }
    'outcome.elsewhere': { outcome: string }
    'outcome.locked': { outcome: string }
    'outcome.nothing-there': { outcome: string }
    'outcome.refused': { outcome: string }
    'outcome.broken': { outcome: string }
    'outcome.no-name': undefined
    'outcome.inside': undefined
    'outcome.silent': undefined
    'outcome.certificate': { outcome: string }
    'outcome.suspended': undefined
    'outcome.unreached': { outcome: string }
    'outcome.untried': undefined
    'error': undefined
    'error.gone': undefined
    'error.again': undefined
  }
  webhooks: {
    'title': undefined
    'lead': undefined
    'tokens': undefined
    'owners-only': undefined
    'made': { host: string }
    'made.text': undefined
    'made.label': undefined
    'copy': undefined
    'copied': undefined
    'failed': undefined
    'webhooks': undefined
    'none': undefined
    'none.text': undefined
    'kind.order.placed': undefined
    'kind.order.changed': undefined
    'kind.order.payment': undefined
    'kind.quote.changed': undefined
    'kind.product.reviewed': undefined
    'hint.order.placed.supplier': undefined
    'hint.order.placed.customer': undefined
    'hint.order.changed': undefined
    'hint.order.payment.supplier': undefined
    'hint.order.payment.customer': undefined
    'hint.quote.changed': undefined
    'hint.product.reviewed': undefined
    'off': undefined
    'failing': undefined
    'off.text': { moment: string }
    'taken': { moment: string }
    'untaken': undefined
    'failures': { count: string }
    'made-by': { name: string; day: string }
    'sent': undefined
    'sent.to': { host: string }
    'make': undefined
    'url': undefined
    'url.hint': undefined
    'url.invalid': undefined
    'kinds': undefined
    'kinds.required': undefined
    'submit': undefined
    'busy': undefined
    'full': { max: string }
    'unconfirmed': undefined
    'remove': undefined
    'remove.of': { host: string }
    'remove.title': undefined
    'remove.text': { host: string }
    'remove.submit': undefined
    'remove.busy': undefined
    'cancel': undefined
    'error': undefined
    'error.make': undefined
    'error.made': undefined
    'error.gone': undefined
  }
  wishlist: {
    'title': undefined
    'none': undefined
    'browse': undefined
    'saved': { category: string; date: string }
    'price_up': { price: string }
    'price_down': { price: string }
    'sold_out': undefined
    'back_in_stock': undefined
    'gone': undefined
    'add-to-cart': undefined
    'remove': undefined
    'remove.name': { name: string }
    'removed': undefined
    'undo': undefined
    'newest': undefined
    'error': undefined
    'again': undefined
    'error.load': undefined
    'told': undefined
    'quote': undefined
    'quote.name': { name: string }
    'quote.chosen': undefined
    'quote.chosen.text': undefined
    'choose': undefined
    'choose.name': { name: string }
  }
}
