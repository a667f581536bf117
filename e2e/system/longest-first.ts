import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files, as measured; all others take less time. */
const LONGEST = ['forms', 'axe', 'cache-visitors', 'public-pages', 'cache', 'place-order']

/** Runs the longest files first, so that no worker starts a long one when the other has finished. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.indexOf(path.basename(moduleId, '.e2e.ts'))
      return found < 0 ? LONGEST.length : found
    }
    return files.toSorted((one, other) => place(one) - place(other))
  }
}
