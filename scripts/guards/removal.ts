/** A guard taken out of the code on purpose: at least one of its tests must turn red. */
export interface Removal {
  id: string
  /** what can happen without it, in a sentence */
  allows: string
  file: string
  /** stands in the file exactly once */
  before: string
  after: string
  /** the narrowest test file that misses it */
  test: string
  /** only the tests whose names match; a regular expression */
  named?: string
}

/** Takes the guard out of the text of its file. */
export function broken({ id, file, before, after }: Removal, text: string): string {
  const found = text.split(before).length - 1
  if (found !== 1) throw new Error(`${id}: its text stands ${found} times in ${file}, and must stand there once`)
  return text.replace(before, () => after)
}
