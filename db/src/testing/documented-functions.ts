import { functionFiles } from '../function-files.ts'

export interface DocumentedFunction {
  owner: string
  /** runs with its owner's rights */
  definer: boolean
}

/** What the files of db/functions say that begin with a comment: what the function does, and why it may. */
export async function documentedFunctions(): Promise<Map<string, DocumentedFunction>> {
  const files = (await functionFiles()).filter(({ sql }) => /^-- \S/.test(sql))
  return new Map(
    files.map(({ name, sql }) => [
      `fx.${name}`,
      { owner: sql.match(/ owner to (\w+);/)?.[1] ?? 'owner', definer: / security definer /.test(sql) },
    ]),
  )
}
