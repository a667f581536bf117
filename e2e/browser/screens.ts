import type { ProductStatus } from '@ticarum/contract/values/products'
import { newId } from '@ticarum/db/ids'
import { givenChange } from '@ticarum/server/testing/given-change'
import { givenFeedback } from '@ticarum/server/testing/given-feedback'
import { givenApplication, givenCatalogue, givenContact } from '@ticarum/server/testing/given-inbox'
import { givenNeed, givenNeedQuote } from '@ticarum/server/testing/given-needs'
import { givenPaper } from '@ticarum/server/testing/given-papers'
import { givenWaysChange } from '@ticarum/server/testing/given-ways'
import type { Page } from 'playwright-core'
import { accountScreens } from './account-screens.ts'
import { beSignedIn } from './be-signed-in.ts'
import { buyingScreens } from './buying-screens.ts'
import { dealScreens } from './deal-screens.ts'
import { productPath, profilePath } from './demo-pages.ts'
import { openGiven } from './given.ts'
import { importScreens } from './import-screens.ts'
import { invite } from './invite.ts'
import { orderScreens } from './order-screens.ts'
import { quoteScreens } from './quote-screens.ts'
import { at, openAs, type Screen } from './screen.ts'
import { loginOf, signInOn } from './sign-in.ts'
import { openWaiting } from './wait-for-review.ts'

const given = openGiven()
const { owner, waiting, changed, verification } = openWaiting()

/** A product of a signed-in person; its picture has no file. */
async function productOf(page: Page, status: ProductStatus): Promise<string> {
  const supplier = await given.supplier()
  await beSignedIn(page, supplier)
  return (await given.product({ supplierId: supplier.companyId ?? '', status })).id
}

/** A product of a supplier that shows prices only after sign-in. */
async function hiddenPrice(): Promise<{ id: string; supplierId: string }> {
  const supplierId = await given.company('supplier', { name: 'Zümrüt Cam' })
  await owner.query('update suppliers set prices_after_sign_in = true where id = $1', [supplierId])
  return given.product({ supplierId, name: 'Zümrüt vazo', english: 'Emerald vase' })
}

/** For a new person: the demo world's people sign in a hundred times in a run. */
async function showSecurity(page: Page): Promise<void> {
  await beSignedIn(page, await given.customer())
  await page.goto('/security')
}

async function openAsDemoAdmin(page: Page, path: string) {
  await beSignedIn(page, loginOf('admin'))
  return page.goto(path)
}

/** Every screen of the site, in the states that look different. */
export const screens: Screen[] = [
  at('/'),
  at('/how-it-works'),
  at('/about'),
  at('/privacy-policy'),
  at('/terms'),
  at('/products'),
  { name: 'hidden-price', show: async (page) => page.goto(`/products/${(await hiddenPrice()).id}`) },
  { name: 'hidden-price-cards', show: async (page) => page.goto(`/supplier/${(await hiddenPrice()).supplierId}`) },
  { name: 'products-empty', show: (page) => page.goto('/products?q=sofa+qqqqxyz&max=3') },
  {
    name: 'products-suggestions',
    async show(page) {
      await page.goto('/products')
      await page.locator('form[action="/theme"] [aria-pressed="true"]').waitFor({ state: 'attached' })
      await page.getByRole('searchbox').pressSequentially('tow')
      await page.locator('form[role=search] a').first().waitFor()
    },
  },
  {
    name: 'products-filter',
    async show(page) {
      await page.goto('/products?category=home&sort=price_up&verified=only')
      await page.locator('main summary').click()
    },
  },
  { name: 'product', show: (page) => page.goto(productPath) },
  { name: 'product-gallery', show: (page) => page.goto(`${productPath}/gallery/2`) },
  { name: 'needs', show: (page) => page.goto('/needs?q=stacking+chairs') },
  {
    name: 'needs-refused',
    statuses: [422],
    async show(page) {
      await page.goto('/needs')
      await page.locator('form[action="/theme"] [aria-pressed="true"]').waitFor({ state: 'attached' })
      await page.locator('main form button:not([type=button])').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'needs-customer',
    async show(page) {
      await beSignedIn(page, await given.customer())
      await page.goto('/needs')
    },
  },
  at('/contact'),
  {
    name: 'contact-refused',
    statuses: [422],
    async show(page) {
      await page.goto('/contact')
      await page.locator('main form button').click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'suppliers',
    async show(page) {
      await page.goto('/suppliers')
      await page.setInputFiles('#catalogue', {
        name: 'tables.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      })
      await page.locator('input[name^="files."]').waitFor({ state: 'attached' })
    },
  },
  { name: 'suppliers-thanks', show: (page) => page.goto('/suppliers?done') },
  {
    name: 'product-not-found',
    statuses: [404],
    show: (page) => page.goto('/products/019a0000-0000-7000-8000-000000000000'),
  },
  { name: 'supplier-profile', show: (page) => page.goto(profilePath) },
  {
    name: 'supplier-not-found',
    statuses: [404],
    show: (page) => page.goto('/supplier/019a0000-0000-7000-8000-000000000000'),
  },
  at('/auth'),
  { name: 'sign-up', show: (page) => page.goto('/auth?tab=signup') },
  {
    name: 'sign-up-refused',
    statuses: [422],
    async show(page) {
      await page.goto('/auth?tab=signup')
      await page.locator('input[name=password]').fill('short')
      await page.locator('main form').first().locator('button:not([type=button])').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'auth-refused',
    statuses: [422],
    async show(page) {
      await page.goto('/auth')
      await signInOn(page, { email: 'nobody', password: 'short' })
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'account-menu',
    async show(page) {
      await page.goto('/auth')
      await signInOn(page, loginOf('supplier'))
      await page.waitForURL('/')
      await page.locator('summary', { hasText: loginOf('supplier').email }).click()
    },
  },
  {
    name: 'signed-out',
    async show(page) {
      await page.goto('/auth')
      await signInOn(page, loginOf('customer'))
      await page.waitForURL('/')
      await page.locator('summary', { hasText: loginOf('customer').email }).click()
      await page.locator('form[action="/sign-out"] button').click()
      await page.getByRole('status').waitFor()
    },
  },
  {
    name: 'language-menu',
    async show(page) {
      await page.goto('/')
      await page.locator('header summary').first().click()
    },
  },
  at('/forgot-password'),
  { name: 'reset-password', show: (page) => page.goto('/reset-password?token=nothing') },
  { name: 'link-invalid', show: (page) => page.goto('/reset-password') },
  { name: 'confirm-email', show: (page) => page.goto('/confirm-email?token=nothing') },
  { name: 'restore-email', show: (page) => page.goto('/restore-email?token=nothing') },
  { name: 'accept-invitation-invalid', statuses: [404], show: (page) => page.goto('/accept-invitation') },
  { name: 'accept-invitation', show: async (page) => page.goto((await invite('supplier')).path) },
  {
    name: 'role-selection',
    async show(page) {
      await beSignedIn(page, await given.person(null))
      await page.goto('/role-selection')
    },
  },
  at('/supplier/dashboard', 'supplier'),
  at('/supplier/products', 'supplier'),
  {
    name: 'supplier-products-empty',
    async show(page) {
      await beSignedIn(page, await given.supplier())
      await page.goto('/supplier/products')
    },
  },
  {
    name: 'supplier-products-delete',
    statuses: [404],
    async show(page) {
      await page.goto(`/supplier/products?delete=${await productOf(page, 'rejected')}`)
      await page.getByRole('dialog').waitFor()
    },
  },
  at('/supplier/products/new', 'supplier'),
  {
    name: 'supplier-products-new-refused',
    statuses: [422],
    async show(page) {
      await beSignedIn(page, await given.supplier())
      await page.goto('/supplier/products/new')
      await page.locator('main button[value=review]').last().click()
      await page.getByRole('alert').waitFor()
      for (const group of await page.locator('main details').all()) await group.locator('summary').first().click()
    },
  },
  {
    name: 'supplier-products-edit',
    statuses: [404],
    async show(page) {
      await page.goto(`/supplier/products/edit/${await productOf(page, 'changes_requested')}`)
    },
  },
  at('/supplier/analytics', 'supplier'),
  {
    name: 'supplier-analytics-empty',
    async show(page) {
      await beSignedIn(page, await given.supplier())
      await page.goto('/supplier/analytics?period=12')
    },
  },
  at('/supplier/settings', 'supplier'),
  {
    name: 'supplier-settings-refused',
    statuses: [422],
    async show(page) {
      await beSignedIn(page, await given.supplier())
      await page.goto('/supplier/settings')
      await page.locator('main input[name=fullName]').fill('A')
      await page.locator('main button[value=save]').last().click()
      await page.getByRole('alert').waitFor()
    },
  },
  at('/supplier/team', 'supplier'),
  at('/supplier/payout', 'supplier'),
  {
    name: 'supplier-papers',
    async show(page) {
      const supplier = await given.supplier()
      await givenPaper({ owner }, supplier)
      await givenPaper({ owner }, supplier, { kind: 'tax', expiresOn: '2001-01-01' })
      await beSignedIn(page, supplier)
      await page.goto('/supplier/papers')
    },
  },
  at('/customer/dashboard', 'customer'),
  at('/customer/team', 'customer'),
  at('/customer/profile', 'customer'),
  {
    name: 'customer-profile-refused',
    statuses: [422],
    async show(page) {
      await beSignedIn(page, await given.customer())
      await page.goto('/customer/profile')
      await page.locator('main input[name=fullName]').fill('F')
      await page.locator('main button[value=profile]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'customer-settings',
    async show(page) {
      await openAs(page, 'customer', '/customer/settings')
      await page.locator('main input[name=promotions]').check()
    },
  },
  at('/admin/dashboard', 'admin'),
  at('/admin/analytics', 'admin'),
  at('/admin/invitations', 'admin'),
  {
    name: 'admin-invitations-refused',
    statuses: [422],
    async show(page) {
      await invite('supplier')
      await beSignedIn(page, loginOf('admin'))
      await page.goto('/admin/invitations')
      await page.locator('button[value=send]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'admin-invitations-revoke',
    async show(page) {
      const { id } = await invite('supplier')
      await beSignedIn(page, loginOf('admin'))
      await page.goto(`/admin/invitations?revoke=${id}`)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'team-remove',
    async show(page) {
      await beSignedIn(page, loginOf('supplier'))
      await page.goto('/supplier/team')
      await page.goto((await page.locator('a[href*="?remove="]').first().getAttribute('href')) ?? '')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'admin-messages',
    async show(page) {
      await givenContact({ owner }, { dueIn: -3 })
      await beSignedIn(page, loginOf('admin'))
      await page.goto('/admin/messages')
    },
  },
  {
    name: 'admin-messages-applications',
    async show(page) {
      await givenCatalogue({ owner }, (await givenApplication({ owner })).applicationId)
      await beSignedIn(page, loginOf('admin'))
      await page.goto('/admin/messages?kind=application')
    },
  },
  {
    name: 'admin-messages-contact',
    async show(page) {
      const id = await givenContact({ owner }, { dueIn: -3 })
      await beSignedIn(page, loginOf('admin'))
      await page.goto(`/admin/messages/${id}`)
    },
  },
  {
    name: 'admin-messages-need',
    async show(page) {
      const { itemId } = await givenNeed({ owner })
      await openAsDemoAdmin(page, `/admin/messages/${itemId}`)
    },
  },
  {
    name: 'admin-messages-need-asked',
    async show(page) {
      const customer = await given.customer()
      const { itemId, needId } = await givenNeed({ owner }, { customer })
      for (const state of ['requested', 'offered', 'offered'] as const)
        await givenNeedQuote({ given, owner }, { needId, customer, state })
      await openAsDemoAdmin(page, `/admin/messages/${itemId}?find=chair`)
    },
  },
  {
    name: 'admin-messages-application',
    async show(page) {
      const { itemId, applicationId } = await givenApplication({ owner })
      await givenCatalogue({ owner }, applicationId)
      await beSignedIn(page, loginOf('admin'))
      await page.goto(`/admin/messages/${itemId}`)
    },
  },
  {
    name: 'feedback',
    async show(page) {
      await beSignedIn(page, await given.customer())
      await page.goto('/feedback')
    },
  },
  {
    name: 'feedback-dialog-refused',
    statuses: [422],
    async show(page) {
      await beSignedIn(page, await given.customer())
      await page.goto('/contact')
      // Before the page is hydrated, the link leads to the form's own page.
      await page.locator('form[action="/theme"] [aria-pressed="true"]').waitFor({ state: 'attached' })
      await page.locator('a[href="/feedback"]').click()
      await page.getByRole('dialog').locator('form button:not([type=button])').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'admin-feedback',
    async show(page) {
      const author = await given.supplier()
      await givenFeedback({ owner }, author, { status: 'rejected' })
      await givenFeedback({ owner }, author, { status: 'approved' })
      await givenFeedback({ owner }, author, { shown: true })
      await givenFeedback({ owner }, author)
      await beSignedIn(page, loginOf('admin'))
      await page.goto('/admin/feedback')
    },
  },
  at('/admin/reviews', 'admin'),
  {
    name: 'admin-review',
    async show(page) {
      const { id } = await waiting('Keten perde', { english: false, pictures: 3 })
      await beSignedIn(page, loginOf('admin'))
      await page.goto(`/admin/reviews/${id}`)
    },
  },
  {
    name: 'admin-review-change',
    async show(page) {
      const { revision } = await changed({ name: 'Pamuklu bornoz', customsCode: '6302.60' })
      await beSignedIn(page, loginOf('admin'))
      await page.goto(`/admin/reviews/${revision}`)
    },
  },
  {
    name: 'admin-review-refused',
    statuses: [422],
    async show(page) {
      const { id } = await waiting('Keten perde', { english: false })
      await beSignedIn(page, loginOf('admin'))
      await page.goto(`/admin/reviews/${id}`)
      await page.locator('button[value=send_back]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'admin-review-gone',
    statuses: [404],
    async show(page) {
      await beSignedIn(page, loginOf('admin'))
      await page.goto(`/admin/reviews/${newId()}`)
    },
  },
  at('/admin/users', 'admin'),
  { name: 'admin-users-companies', show: (page) => openAsDemoAdmin(page, '/admin/users?view=companies') },
  ...(['admin', 'suspend'] as const).map((act) => ({
    name: `admin-users-${act}`,
    show: async (page: Page) => {
      const { id } = await given.customer({ fullName: 'Axmed Warsame' })
      return openAsDemoAdmin(page, `/admin/users?act=${act}&user=${id}`)
    },
  })),
  {
    name: 'admin-user',
    async show(page) {
      const { id, companyId } = await given.supplier({ fullName: 'Elif Akköy' })
      await given.supplier({ companyId: companyId ?? '', owner: false, fullName: 'Hasan Akköy' })
      await owner.query("update accounts set suspended_at = now(), suspension_reason = 'Papers.' where id = $1", [id])
      return openAsDemoAdmin(page, `/admin/users/${id}`)
    },
  },
  at('/admin/suppliers', 'admin'),
  {
    name: 'admin-supplier',
    async show(page) {
      const { id, person } = await verification('in_review')
      await givenPaper({ owner }, person, { kind: 'chamber', expiresOn: '2001-01-01' })
      await beSignedIn(page, loginOf('admin'))
      await page.goto(`/admin/suppliers/${id}`)
    },
  },
  {
    name: 'admin-supplier-verified',
    async show(page) {
      const { id } = await verification('verified')
      await beSignedIn(page, loginOf('admin'))
      await page.goto(`/admin/suppliers/${id}`)
    },
  },
  {
    name: 'admin-supplier-change',
    async show(page) {
      const { id, person } = await verification('verified')
      await givenChange({ owner }, person)
      await beSignedIn(page, loginOf('admin'))
      await page.goto(`/admin/suppliers/${id}`)
    },
  },
  at('/admin/content', 'admin'),
  {
    name: 'admin-content-preview',
    async show(page) {
      await beSignedIn(page, loginOf('admin'))
      await page.goto('/admin/content?section=about&in=ar')
      await page.locator('button[value=preview]').click()
      await page.locator('#preview').waitFor()
    },
  },
  {
    name: 'admin-content-refused',
    statuses: [422],
    async show(page) {
      await beSignedIn(page, loginOf('admin'))
      await page.goto('/admin/content?section=contact')
      await page.locator('main input[type=email]').fill('nobody')
      await page.locator('button[value=save]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  at('/admin/settings', 'admin'),
  ...['company', 'catalogue', 'trade', 'rates', 'records'].map((section) => ({
    name: `admin-settings-${section}`,
    show: (page: Page) => openAs(page, 'admin', `/admin/settings?section=${section}`),
  })),
  {
    name: 'admin-settings-ways',
    async show(page) {
      const id = await givenWaysChange({ owner }, await given.customer({ fullName: 'Murat Gesi' }))
      await openAs(page, 'admin', '/admin/settings?section=trade')
      await owner.query('delete from payment_way_changes where id = $1', [id]) // other screens show nothing that waits
    },
  },
  { name: 'security', show: showSecurity },
  {
    name: 'security-refused',
    statuses: [422],
    async show(page) {
      await showSecurity(page)
      await page.locator('button[value=change]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  at('/dev/components'),
  { name: 'dev-components-dialog', show: (page) => page.goto('/dev/components?dialog') },
  ...accountScreens,
  ...buyingScreens,
  ...orderScreens,
  ...dealScreens,
  ...quoteScreens,
  ...importScreens,
  { name: 'not-found', statuses: [404], show: (page) => page.goto('/no-such-page') },
]
