import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { errors } from '@ticarum/contract/errors'
import { sourceFiles } from './source-files.ts'

const folder = 'docs/errors'

function exampleOf(page: string): unknown {
  try {
    return JSON.parse(page.match(/```json\n([\s\S]*?)```/)?.[1] ?? '')
  } catch {
    return undefined
  }
}

/** The mistakes of a page about its code. */
function pageProblems(code: string, page: string): string[] {
  const { status, args } = errors[code as keyof typeof errors]
  const problems: string[] = []
  if (!page.startsWith(`# ${code}\n`)) problems.push(`does not begin with '# ${code}'`)
  if (!page.includes(`\nStatus: ${status}\n`)) problems.push(`does not say 'Status: ${status}'`)
  for (const heading of ['When it happens', 'What to do', 'Arguments'])
    if (!page.includes(`\n## ${heading}\n`)) problems.push(`has no part '${heading}'`)

  const example = exampleOf(page) as { code?: unknown; args?: unknown } | undefined
  if (example?.code !== code || !args.strict().safeParse(example.args).success)
    problems.push('has no example that fits the contract')
  for (const name of Object.keys(args.shape))
    if (!page.includes(`\n| \`${name}\` |`)) problems.push(`does not explain the argument ${name}`)
  return problems
}

/** Every code has a correct page, and every page has a code. */
export async function errorPageProblems(root: string): Promise<string[]> {
  const pages = (await sourceFiles(root, `${folder}/*.md`)).map((file) => path.basename(file, '.md'))
  const codes = Object.keys(errors)
  const problems = codes.filter((code) => !pages.includes(code)).map((code) => `${folder}/${code}.md is missing`)
  for (const page of pages) {
    const file = `${folder}/${page}.md`
    if (!codes.includes(page)) problems.push(`${file} is about no code of contract/src/errors.ts`)
    else
      problems.push(
        ...pageProblems(page, await readFile(path.join(root, file), 'utf8')).map((problem) => `${file} ${problem}`),
      )
  }
  return problems
}
