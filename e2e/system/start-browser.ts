import { existsSync } from 'node:fs'
import path from 'node:path'
import { type BrowserServer, chromium } from 'playwright-core'

/** The same engine without the window's interface: a visit takes a third of the computing time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface Differences {
  flags?: string[]
  /** the full browser, for measurements */
  whole?: boolean
}

/** A Chromium for all journeys of a run. */
export async function startBrowser({ flags = [], whole = false }: Differences = {}): Promise<BrowserServer> {
  const executablePath = process.env.CHROMIUM ?? (whole ? [WHOLE] : [SHELL, WHOLE]).find((each) => existsSync(each))
  if (!executablePath)
    throw new Error(
      'There is no Chromium: apt-get install -y --no-install-recommends ' +
        `${path.basename(whole ? WHOLE : SHELL)} fonts-roboto-unhinted, ` +
        'or name yours in CHROMIUM.',
    )
  return chromium.launchServer({
    executablePath,
    args: [...quiet, ...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
  })
}
