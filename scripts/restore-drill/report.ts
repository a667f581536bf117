import { loadavg } from 'node:os'
import { dayAndCommit } from '@ticarum/server/testing/current-commit'

/** One line of the drill: what was asked, what came, and whether that is right. */
export interface Finding {
  what: string
  found: string
  right: boolean
}

export type Find = (what: string, found: string, right: boolean) => void

export function findingsTable(findings: Finding[]): string {
  const lines = findings.map(({ what, found, right }) => `| ${what} | ${found} | ${right ? 'yes' : '**no**'} |`)
  return ['| what | found | as it must be |', '| --- | --- | --- |', ...lines].join('\n')
}

export function reportOf(findings: Finding[], versions: string): string {
  return `# A lost disk, restored

Written by \`npm run restore-drill\` ${dayAndCommit()}; ${versions};
the machine's load was ${loadavg()[0]?.toFixed(1)} at the end.
Buyers place orders and send proofs of payment through the server, and write down what they were answered. The disk
is lost just before the log would have left the machine again: the worst moment. Each restore runs the commands of
[operations/backup.md](../operations/backup.md). Where a time is given, buyers stood still in that second, and each
table was hashed; the restored one has to have the same hashes.

${findingsTable(findings)}
`
}
