import type { TestProject } from 'vitest/node'
import { type SystemAddresses, startSystems, type Template } from './start-system.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** one for each worker */
    systems: SystemAddresses[]
    template: Template
  }
}

/** Starts a whole system for each worker, once per run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, all, stop } = await startSystems(project.config.maxWorkers)
  project.provide('systems', all)
  project.provide('template', template)
  return stop
}
