import type { Page } from 'playwright-core'
import { owner } from '../forms/world.ts'

/** The dialog that is open now. */
export const dialog = (page: Page) => page.getByRole('dialog')

export const card = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name, exact: true }) })

const address = { 'address.street': 'Suuq Bakaaraha, Block 14', 'address.city': 'Mogadishu' }

/** Fills in the delivery address; the country is Somalia already. */
export async function fillAddress(page: Page, more: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...address, ...more }))
    await dialog(page).locator(`:is(input, textarea)[name="${name}"]`).fill(value)
}

/** The orders of a company, the newest first. */
export async function ordersOf(companyId: string | null): Promise<Record<string, unknown>[]> {
  return (
    await owner.query('select * from orders where customer_id = $1 order by created_at desc, number desc', [companyId])
  ).rows
}

export const orderLinesOf = async (orderId: unknown): Promise<Record<string, unknown>[]> =>
  (await owner.query('select * from order_lines where order_id = $1 order by position', [orderId])).rows
