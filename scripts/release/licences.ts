/** Licences under which a closed product may hand out a package; LGPL for libvips, which is a file of its own. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
])

export interface Licensed {
  name: string
  version: string
  license?: string
}

/** `(MIT OR GPL-3.0)` leaves the choice, `MIT AND ISC` wants both. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(plain)) return false
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((each) => ALLOWED.has(each)))
}

export const licenceProblems = (packages: Licensed[]): string[] =>
  packages
    .filter(({ license }) => !license || !isAllowed(license))
    .map(({ name, version, license }) => `${name} ${version} is under '${license ?? 'no licence'}': nobody allowed it`)

export const licenceList = (packages: Licensed[]): string =>
  packages.map(({ name, version, license }) => `${name} ${version} ${license}\n`).join('')
