import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { dayAndCommit } from '@ticarum/server/testing/current-commit'

export const markdownTable = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export const machineLoad = (): string => loadavg()[1]?.toFixed(1) ?? ''

/** Of which command and day the figures are, and how busy the machine was. */
export const writtenBy = (command: string): string =>
  `Written by \`${command}\` ${dayAndCommit()};
the machine's load was ${machineLoad()} at the end`

export const reportFile = (name: string): URL => new URL(`../../docs/reports/${name}.md`, import.meta.url)

/** Prints a report and writes it into `docs/reports`. */
export async function showReport(name: string, report: string): Promise<void> {
  console.log(report)
  await writeFile(reportFile(name), report)
}
