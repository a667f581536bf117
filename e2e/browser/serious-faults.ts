import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export interface AxeFault {
  rule: string
  /** the element, and axe's message */
  where: string
}

/** Rows and cards of a list are made alike: the first ten say what axe would say of all. */
const FURTHER_ROWS = ['main tbody > tr:nth-child(n + 11)', 'main ul > li:nth-child(n + 11)']

/** Axe's serious and critical violations on the open page, one entry for each element. */
export async function seriousFaults(page: Page): Promise<AxeFault[]> {
  // Our pages have no frames: legacy mode, which needs no second page, and reporting violations only take a third of
  // the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  for (const rows of FURTHER_ROWS) if ((await page.locator(rows).count()) > 0) axe.exclude(rows)
  const { violations } = await axe
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => ({ rule: id, where: `${html} ${failureSummary}` })),
    )
}
