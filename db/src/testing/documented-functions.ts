import { functionFiles } from '../function-files.ts'

export interface DocumentedFunction {
  owner: string
  /** runs with its owner's rights */
  definer: boolean
}

/** The functions of db/functions whose files begin with a comment. */
export async function documentedFunctions(): Promise<Map<string, DocumentedFunction>> {
  const files = (await functionFiles()).filter(({ sql }) => /^-- \S/.test(sql))
  return new Map(
    files.map(({ name, sql }) => [
      `fx.${name}`,
      { owner: sql.match(/ owner to (\w+);/)?.[1] ?? 'owner', definer: / security definer /.test(sql) },
    ]),
  )
}
