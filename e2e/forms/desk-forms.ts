import { newId } from '@ticarum/db/ids'
import { givenChange } from '@ticarum/server/testing/given-change'
import { givenFeedback } from '@ticarum/server/testing/given-feedback'
import { givenApplication, givenContact } from '@ticarum/server/testing/given-inbox'
import { givenAnsweredNeed, givenNeed } from '@ticarum/server/testing/given-needs'
import { givenPasskey } from '@ticarum/server/testing/given-passkeys'
import { givenPayout } from '@ticarum/server/testing/given-payout'
import { givenWaysChange } from '@ticarum/server/testing/given-ways'
import type { Page } from 'playwright-core'
import { beProven, beSignedIn } from '../browser/be-signed-in.ts'
import { openWaiting } from '../browser/wait-for-review.ts'
import type { Effect, TestedForm } from './form.ts'
import { changesOf, given, owner } from './world.ts'

const { waiting, verification } = openWaiting()
type TestedEffects = Record<'reply' | 'note' | 'take' | 'assign', Effect>
const REASON = 'The picture shows something else.'

async function openAsAdmin(page: Page, path: string): Promise<void> {
  await beSignedIn(page, await given.admin())
  await page.goto(path)
}

/** For dangerous acts. */
async function openAsProvenAdmin(page: Page, path: string): Promise<void> {
  await beProven(page, await given.admin())
  await page.goto(path)
}

/** A decision about a supplier in this state; every decision is a row of its own. */
const aboutSupplier = (
  state: 'submitted' | 'in_review' | 'verified',
  intent: string,
  typed: Record<string, string> = {},
): TestedForm => ({
  name: `decide about a supplier: ${intent}`,
  route: 'routes/admin/supplier',
  intent,
  async prepare(page) {
    const { id } = await verification(state)
    await openAsProvenAdmin(page, `/admin/suppliers/${id}`)
    if (intent === 'verified') await page.locator('input[name="check.address"]').check()
    return {
      typed,
      effects: [['select from verifications where supplier_id = $1 and state = $2', id, intent]],
      says: /Saved!/,
    }
  },
})

/** What an admin does with feedback; `intent` is the first button of its form. */
const withFeedback = (
  act: 'approve' | 'reject' | 'show' | 'hide',
  options: Parameters<typeof givenFeedback>[2],
  effect: (id: string) => Effect,
): TestedForm => ({
  name: `${act} feedback`,
  route: 'routes/admin/feedback',
  intent: act === 'reject' ? 'approve' : act,
  async prepare(page) {
    const id = await givenFeedback({ owner }, await given.customer(), options)
    await openAsAdmin(page, '/admin/feedback')
    return {
      form: `form:has(input[value="${id}"])`,
      button: `button[value=${act}]`,
      effects: [effect(id)],
      says: /Saved!/,
    }
  },
})

/** Forms of admins. */
export const deskForms: TestedForm[] = [
  {
    name: 'write to a company',
    route: 'routes/admin/write-to-company',
    async prepare(page) {
      const { companyId } = await given.customer()
      await openAsAdmin(page, `/admin/messages/write/${companyId}`)
      return {
        typed: { body: 'Your papers have arrived.' },
        effects: [["select from messages where customer_id = $1 and side = 'desk'", companyId]],
        says: /Answer Sent!|Your papers have arrived/,
      }
    },
  },
  {
    name: 'decide about a review',
    route: 'routes/admin/review',
    intent: 'accept',
    async prepare(page) {
      const { id } = await waiting('Keten perde')
      await openAsAdmin(page, `/admin/reviews/${id}`)
      return { button: 'button[value=accept]', effects: [changesOf('products', id, 'reviews.decide')], says: /Listed/ }
    },
  },
  ...(['suspend', 'owner', 'restore', 'role', 'supplier'] as const).map((intent): TestedForm => {
    const acts = { suspend: 'suspend', owner: 'make-owner', restore: 'restore', role: 'set-role', supplier: 'set-role' }
    const says = {
      suspend: /Suspended/,
      owner: /Ownership Handed On/,
      restore: /Restored/,
      role: /Saved!/,
      supplier: /Saved!/,
    }
    const tables = {
      suspend: 'accounts',
      owner: 'people',
      restore: 'accounts',
      role: 'user_roles',
      supplier: 'user_roles',
    }
    return {
      name: `change a user: ${intent}`,
      route: intent === 'owner' || intent === 'restore' ? 'routes/admin/user' : 'routes/admin/users',
      intent,
      async prepare(page) {
        const boss = await given.customer()
        const { id, email } = await given.customer({ companyId: boss.companyId ?? '', owner: false })
        if (intent === 'restore') await owner.query('update accounts set suspended_at = now() where id = $1', [id])
        const paths = {
          role: `/admin/users?q=${email}`,
          supplier: `/admin/users?act=supplier&user=${id}`,
          suspend: `/admin/users?act=suspend&user=${id}`,
          owner: `/admin/users/${id}?act=owner&user=${id}`,
          restore: `/admin/users/${id}`,
        }
        await openAsProvenAdmin(page, paths[intent])
        return {
          ...(intent === 'suspend' && { typed: { reason: REASON } }),
          ...(intent === 'role' && { chosen: { role: 'S' } }),
          effects: [changesOf(tables[intent], id, `users.${acts[intent]}`)],
          says: says[intent],
        }
      },
    }
  }),
  {
    name: 'confirm the e-mail of a user',
    route: 'routes/admin/user',
    intent: 'confirm',
    async prepare(page) {
      const [admin, person] = [await given.admin(), await given.customer({ confirmed: false })]
      await beSignedIn(page, admin)
      await page.goto(`/admin/users/${person.id}?act=confirm&user=${person.id}`)
      return {
        typed: { password: admin.password },
        effects: [changesOf('accounts', person.id, 'users.confirm-email')],
        says: /Email Confirmed/,
      }
    },
  },
  {
    name: 'remove the passkeys of a user',
    route: 'routes/admin/user',
    intent: 'passkeys',
    async prepare(page) {
      const [admin, person] = [await given.admin(), await given.customer()]
      const { id } = await givenPasskey({ owner }, person.id)
      await beSignedIn(page, admin)
      await page.goto(`/admin/users/${person.id}?act=passkeys&user=${person.id}`)
      return {
        typed: { password: admin.password },
        effects: [changesOf('passkeys', id, 'users.remove-passkeys')],
        says: /Passkeys Removed/,
      }
    },
  },
  {
    name: 'make an admin',
    route: 'routes/admin/users',
    intent: 'admin',
    async prepare(page) {
      const [admin, { id }] = [await given.admin(), await given.customer()]
      await beSignedIn(page, admin)
      await page.goto(`/admin/users?act=admin&user=${id}`)
      return {
        typed: { password: admin.password },
        effects: [changesOf('user_roles', id, 'users.make-admin')],
        says: /Saved!/,
      }
    },
  },
  ...(['agree', 'decline'] as const).map(
    (intent): TestedForm => ({
      name: `${intent} to a supplier's bank account`,
      route: 'routes/admin/supplier-payout',
      intent,
      async prepare(page) {
        const [admin, supplier] = [await given.admin(), await given.supplier()]
        const id = await givenPayout({ owner }, supplier)
        await beSignedIn(page, admin)
        await page.goto(`/admin/suppliers/${supplier.companyId}/payout`)
        return {
          form: 'main form',
          button: `button[value=${intent}]`,
          typed: { password: admin.password, reason: REASON },
          effects: [changesOf('payout_details', id, 'payout.decide')],
          says: /Saved!/,
        }
      },
    }),
  ),
  aboutSupplier('submitted', 'in_review'),
  aboutSupplier('in_review', 'verified'),
  aboutSupplier('in_review', 'changes_requested', { reason: REASON }),
  aboutSupplier('verified', 'suspended', { reason: REASON }),
  {
    name: 'accept what a supplier wants to change of what was checked',
    route: 'routes/admin/supplier',
    intent: 'accept-change',
    async prepare(page) {
      const supplier = await given.supplier()
      const id = await givenChange({ owner }, supplier)
      await openAsAdmin(page, `/admin/suppliers/${supplier.companyId}`)
      return {
        button: 'button[value=accept-change]',
        effects: [changesOf('supplier_changes', id, 'verifications.decide-change')],
        says: /Saved!/,
      }
    },
  },
  ...(['reply', 'note', 'take', 'assign'] as const).map(
    (intent): TestedForm => ({
      name: `handle an inbox item: ${intent}`,
      route: 'routes/admin/inbox-item',
      intent,
      async prepare(page) {
        const id = await givenContact({ owner })
        await openAsAdmin(page, `/admin/messages/${id}`)
        const said: TestedEffects = {
          reply: ['select from messages where conversation_id = $1', id],
          note: ['select from inbox_notes where item_id = $1', id],
          take: changesOf('inbox_items', id, 'inbox.move'),
          assign: changesOf('inbox_items', id, 'inbox.assign'),
        }
        if (intent === 'note') await page.getByText('Internal note', { exact: true }).click()
        return {
          button: intent === 'assign' ? 'button' : `button[value=${intent}]`,
          ...((intent === 'reply' || intent === 'note') && { typed: { body: 'Called back.' } }),
          ...(intent === 'assign' && { chosen: { assigneeId: 'D' } }),
          effects: [said[intent]],
          says: intent === 'reply' ? /Answer Sent!/ : /Saved!/,
        }
      },
    }),
  ),
  {
    name: 'ask suppliers for what is needed',
    route: 'routes/admin/inbox-item',
    intent: 'ask',
    async prepare(page) {
      const customer = await given.customer()
      const { itemId, needId } = await givenNeed({ owner }, { customer })
      const supplierId = await given.company('supplier')
      await owner.query('update suppliers set active = true where id = $1', [supplierId])
      const english = `Chair ${newId().slice(-12)}`
      await given.product({ supplierId, name: english, english, stock: 1000 })
      await openAsAdmin(page, `/admin/messages/${itemId}?find=${encodeURIComponent(english)}`)
      await page.locator('main input[type=checkbox]').first().check()
      return {
        button: 'button[value=ask]',
        effects: [['select from need_quotes where need_id = $1', needId]],
        says: /Suppliers that were asked/,
      }
    },
  },
  {
    name: 'send the offers that suppliers made',
    route: 'routes/admin/inbox-item',
    intent: 'send-deals',
    async prepare(page) {
      const needId = await givenAnsweredNeed({ given, owner })
      const { rows } = await owner.query<{ id: string }>('select id from conversations where subject_id = $1', [needId])
      await openAsAdmin(page, `/admin/messages/${rows[0]?.id}`)
      return {
        button: 'button[value=send-deals]',
        effects: [['select from need_quotes where need_id = $1 and sent_at is not null', needId]],
        says: /sent on/,
      }
    },
  },
  {
    name: 'invite an applicant',
    route: 'routes/admin/inbox-item',
    intent: 'invite',
    async prepare(page) {
      const email = `${newId()}@example.com`
      const { itemId } = await givenApplication({ owner }, { email })
      await openAsAdmin(page, `/admin/messages/${itemId}`)
      return {
        button: 'button[value=invite]',
        effects: [['select from invitations where email = $1', email]],
        says: /Invitation Sent!/,
      }
    },
  },
  withFeedback('approve', {}, (id) => changesOf('feedback', id, 'feedback.decide')),
  withFeedback('reject', {}, (id) => changesOf('feedback', id, 'feedback.decide')),
  withFeedback('show', { status: 'approved', mayBeShown: true }, (id) => changesOf('voices', id, 'feedback.show')),
  withFeedback('hide', { shown: true }, (id) => changesOf('voices', id, 'feedback.hide')),
  {
    name: "save an admin's own settings",
    route: 'routes/admin/settings',
    intent: 'own',
    async prepare(page) {
      const admin = await given.admin()
      await beSignedIn(page, admin)
      await page.goto('/admin/settings')
      return {
        typed: { fullName: 'Elif Akköy' },
        effects: [changesOf('people', admin.id, 'admin-settings.save')],
        says: /Settings Saved!/,
      }
    },
  },
  {
    name: "change an admin's password",
    route: 'routes/admin/settings',
    intent: 'change',
    async prepare(page) {
      const admin = await given.admin()
      await beSignedIn(page, admin)
      await page.goto('/admin/settings')
      return {
        typed: { currentPassword: admin.password, password: 'a new password', confirmPassword: 'a new password' },
        effects: [changesOf('credentials', admin.id, 'identity.change-password')],
        says: /Password Changed/,
      }
    },
  },
  {
    name: 'save rates of currencies',
    route: 'routes/admin/settings',
    intent: 'rates',
    async prepare(page) {
      const admin = await given.admin()
      await beSignedIn(page, admin)
      await page.goto('/admin/settings?section=rates')
      return {
        typed: { 'eur.rate': `0.${String(Date.now()).slice(-6)}`, 'eur.on': '2026-11-02' },
        effects: [
          [`select from audit_log where table_name = 'currency_rates' and row_id = 'eur' and actor_id = $1`, admin.id],
        ],
        says: /Settings Saved!/,
      }
    },
  },
  {
    name: 'save company settings',
    route: 'routes/admin/settings',
    intent: 'catalogue',
    async prepare(page) {
      const place = `Mersin ${Date.now()}`
      await openAsAdmin(page, '/admin/settings?section=catalogue')
      return {
        typed: { basisPlace: place },
        effects: [['select from company_settings where basis_place = $1', place]],
        says: /Settings Saved!/,
      }
    },
  },
  {
    name: 'save facts of the company',
    route: 'routes/admin/settings',
    intent: 'company',
    async prepare(page) {
      const legalName = `Ticarum ${Date.now()} A.Ş.`
      await openAsAdmin(page, '/admin/settings?section=company')
      return {
        typed: { legalName },
        effects: [['select from company_settings where legal_name = $1', legalName]],
        says: /Settings Saved!/,
      }
    },
  },
  {
    name: 'save trade settings',
    route: 'routes/admin/settings',
    intent: 'trade',
    async prepare(page) {
      const inbox = `desk-${Date.now()}@ticarum.example`
      await openAsProvenAdmin(page, '/admin/settings?section=trade')
      return {
        typed: { inbox },
        effects: [['select from company_private where inbox = $1', inbox]],
        says: /Settings Saved!/,
      }
    },
  },
  ...(['agree', 'withdraw'] as const).map(
    (act): TestedForm => ({
      name: `${act}: ways to pay that wait`,
      route: 'routes/admin/settings',
      intent: `${act}-ways`,
      async prepare(page) {
        await beProven(page, await given.admin())
        const id = await givenWaysChange({ owner }, await given.customer())
        await page.goto('/admin/settings?section=trade')
        return {
          form: 'form[aria-labelledby=ways-wait]',
          button: `button[value=${act}-ways]`,
          effects: [changesOf('payment_way_changes', id, `trade-settings.${act === 'agree' ? 'agree-to' : act}-ways`)],
          says: /Saved!/,
        }
      },
    }),
  ),
  {
    name: 'save a section of the public pages',
    route: 'routes/admin/content',
    intent: 'save',
    async prepare(page) {
      const title = `İki kıyı ${Date.now()}`
      await openAsAdmin(page, '/admin/content?section=about&in=tr')
      return {
        button: 'button[value=save]',
        typed: { 'content.title': title },
        effects: [["select from content_versions where content ->> 'title' = $1", title]],
        says: /Saved!/,
      }
    },
  },
  {
    name: 'restore an older version of a section',
    route: 'routes/admin/content',
    intent: 'restore',
    async prepare(page) {
      const { rows } = await owner.query<{ version: number }>(
        `update content_sections set version = version + 2
          where section_key = 'contact' and language = 'tr' returning version - 1 as version`,
      )
      const version = rows[0]?.version ?? 0
      const older = `insert into content_versions (id, section_key, language, version, content)
          select gen_random_uuid(), section_key, language, $1, content from content_sections
          where section_key = 'contact' and language = 'tr'`
      await owner.query(older, [version])
      await openAsAdmin(page, '/admin/content?section=contact&in=tr')
      return {
        effects: [
          [
            "select from content_versions where section_key = 'contact' and language = 'tr' and restored_version = $1",
            version,
          ],
        ],
        says: /Saved!/,
      }
    },
  },
  {
    name: "agree on a supplier's fee",
    route: 'routes/admin/supplier',
    intent: 'fee',
    async prepare(page) {
      const { id } = await verification('verified')
      await openAsProvenAdmin(page, `/admin/suppliers/${id}`)
      return {
        typed: { feePercent: '3.75' },
        effects: [['select from supplier_private where supplier_id = $1 and fee_hundredths = 375', id]],
        says: /Saved!/,
      }
    },
  },
]
