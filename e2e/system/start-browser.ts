import { existsSync } from 'node:fs'
import path from 'node:path'
import { type BrowserServer, chromium } from 'playwright-core'

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium for all journeys of a run. */
export async function startBrowser(flags: string[] = []): Promise<BrowserServer> {
  if (!existsSync(executablePath)) {
    throw new Error(
      `There is no ${executablePath}: apt-get install -y --no-install-recommends chromium fonts-roboto-unhinted, or name yours in CHROMIUM.`,
    )
  }
  return chromium.launchServer({
    executablePath,
    args: [...quiet, ...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
  })
}
