import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, measured; all others take less than these. */
const LONGEST = ['forms', 'axe', 'cache-visitors', 'public-pages', 'cache', 'place-order']

/** No worker is left with a long file when the other has nothing more to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.indexOf(path.basename(moduleId, '.e2e.ts'))
      return found < 0 ? LONGEST.length : found
    }
    return files.toSorted((one, other) => place(one) - place(other))
  }
}
