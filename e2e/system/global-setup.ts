import type { TestProject } from 'vitest/node'
import { type SystemAddresses, startSystem } from './start-system.ts'

declare module 'vitest' {
  export interface ProvidedContext extends SystemAddresses {}
}

/** The whole system, once for a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { addresses, stop } = await startSystem()
  const { site, ownerUrl, appUrl, storage, browser, mail, openId } = addresses
  project.provide('site', site)
  project.provide('ownerUrl', ownerUrl)
  project.provide('appUrl', appUrl)
  project.provide('storage', storage)
  project.provide('browser', browser)
  project.provide('mail', mail)
  project.provide('openId', openId)
  return stop
}
