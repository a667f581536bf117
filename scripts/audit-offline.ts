import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Advisory, vulnerable } from './release/advisories.ts'
import { type Lock, productionPackages } from './release/production-packages.ts'

/**
 * `npm run audit-offline`: holds the packages of the lock file against known vulnerabilities, without asking anybody:
 * advisories are files in a folder, by default .data/advisories.
 */
const root = path.resolve(import.meta.dirname, '..')
const folder = path.resolve(process.argv[2] ?? path.join(root, '.data/advisories'))
const advisories: Advisory[] = []
for await (const file of glob('**/*.json', { cwd: folder }))
  advisories.push(JSON.parse(await readFile(path.join(folder, file), 'utf8')))

if (advisories.length === 0) {
  console.log(
    `not run: there are no advisories in ${folder}. ` +
      'https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip holds all of npm; unpack it there.',
  )
} else {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }
  const shipped = new Set(productionPackages(packages, ['contract', 'db', 'server', 'web']))
  const all = Object.keys(packages).filter((key) => key.includes('node_modules/') && !packages[key]?.link)
  const ours = vulnerable(packages, [...shipped], advisories)
  const tools = vulnerable(
    packages,
    all.filter((key) => !shipped.has(key)),
    advisories,
  )
  console.log(`${advisories.length} advisories, ${all.length} packages, of which ${shipped.size} are shipped`)
  for (const line of ours) console.log(`shipped  ${line}`)
  for (const line of tools) console.log(`tool     ${line}`)
  if (ours.length > 0) process.exitCode = 1
}
