import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

const ROW = /^\| `([a-z-]+)` \| ((?:`[a-z-]+`(?:, )?)+) \|$/gm

/** The use cases that each module's routers name, as `docs/ARCHITECTURE.md` lists them. */
async function namedByRouters(root: string): Promise<Map<string, string[]>> {
  const modules = new Map<string, string[]>()
  for await (const file of glob('server/src/modules/*/*.router.ts', { cwd: root })) {
    const module = path.basename(path.dirname(file))
    const source = await readFile(path.join(root, file), 'utf8')
    const names = [...source.matchAll(/from '\.\/([a-z-]+)\.ts'/g)].map(([, name = '']) => name)
    modules.set(module, [...(modules.get(module) ?? []), ...names])
  }
  return modules
}

/** Use cases that the table of ARCHITECTURE.md lacks, or that it lists and no router names. */
export async function misplacedUseCases(root: string): Promise<string[]> {
  const page = await readFile(path.join(root, 'docs/ARCHITECTURE.md'), 'utf8')
  const listed = new Set(
    [...page.matchAll(ROW)].flatMap(([, module, names = '']) =>
      names.split(', ').map((name) => `${module}/${name.replaceAll('`', '')}`),
    ),
  )
  const named = new Set(
    [...(await namedByRouters(root))].flatMap(([module, names]) => names.map((name) => `${module}/${name}`)),
  )
  return [
    ...[...named].filter((name) => !listed.has(name)).map((name) => `docs/ARCHITECTURE.md does not list ${name}`),
    ...[...listed]
      .filter((name) => !named.has(name))
      .map((name) => `docs/ARCHITECTURE.md lists ${name}, which no router names`),
  ]
}
