import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export interface AxeFault {
  rule: string
  /** the element, and axe's message */
  where: string
}

/** Axe's serious and critical violations on the open page, one entry for each element. */
export async function seriousFaults(page: Page): Promise<AxeFault[]> {
  // Our pages have no frames: legacy mode, which needs no second page, and reporting violations only take a third of
  // the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => ({ rule: id, where: `${html} ${failureSummary}` })),
    )
}
