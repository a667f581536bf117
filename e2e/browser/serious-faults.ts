import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export interface AxeFault {
  rule: string
  /** the element, and what axe says of it */
  where: string
}

/** What axe calls serious or critical on the page as it stands, one entry for each element. */
export async function seriousFaults(page: Page): Promise<AxeFault[]> {
  // Our pages have no frames: without a second page to gather them in, and without lists of what is right, it takes a
  // third of the time.
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
