import { type DescribedSetting, describeSettings } from '@ticarum/server/platform/describe-settings'
import { writeTable } from './write-table.ts'

/**
 * Writes the table of docs/operations/settings.md, which shows every setting of server/src/platform/env.ts. With
 * --check it only compares. Takes another project folder as argument.
 */
function row({ name, about, default: fallback, needed, secret, values }: DescribedSetting): string {
  const code = (text: string) => `\`${text}\``
  const list = values.length > 0 ? ` (${values.map(code).join(', ')})` : ''
  const value = fallback === undefined || fallback === 'random' ? (fallback ?? '') : code(fallback)
  return `| ${code(name)}${secret ? ' **file**' : ''} | ${needed ? '**needed**' : value} | ${about}${list} |`
}

await writeTable({
  page: 'docs/operations/settings.md',
  head: '| setting | default | meaning |',
  rows: describeSettings().map(row),
  stale: 'does not show the settings as they are: run `npm run settings` and commit the result.',
})
