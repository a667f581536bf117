import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type DescribedSetting, describeSettings } from '@ticarum/server/platform/describe-settings'

/**
 * Writes the table of docs/operations/settings.md, which shows every setting of server/src/platform/env.ts. With
 * --check it only compares. Takes another project folder as argument.
 */
const [given] = process.argv.slice(2).filter((argument) => argument !== '--check')
const root = given ?? path.resolve(import.meta.dirname, '..')
const PAGE = 'docs/operations/settings.md'
const TABLE = /\| setting \| default \| meaning \|\n(?:\|.*\n)*/

function row({ name, about, default: fallback, needed, secret, values }: DescribedSetting): string {
  const code = (text: string) => `\`${text}\``
  const list = values.length > 0 ? ` (${values.map(code).join(', ')})` : ''
  const value = fallback === undefined || fallback === 'random' ? (fallback ?? '') : code(fallback)
  return `| ${code(name)}${secret ? ' **file**' : ''} | ${needed ? '**needed**' : value} | ${about}${list} |\n`
}

const table = `| setting | default | meaning |\n| --- | --- | --- |\n${describeSettings().map(row).join('')}`
const target = path.join(root, PAGE)
const page = await readFile(target, 'utf8').catch(() => '')
const text = page.replace(TABLE, () => table)
if (!process.argv.includes('--check') && TABLE.test(page)) await writeFile(target, text)
else if (page !== text || !TABLE.test(page)) {
  console.error(`${PAGE} does not show the settings as they are: run \`npm run settings\` and commit the result.`)
  process.exitCode = 1
}
