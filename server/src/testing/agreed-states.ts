import { existsSync, readFileSync } from 'node:fs'

/** The agreed table of states lies beside the project where people work on it, and not everywhere else. */
const file = new URL('../../../../shared/states.md', import.meta.url)
export const statesAreAgreed = existsSync(file)

export interface AgreedRow {
  who: string[]
  from: string[]
  to: string[]
  condition: string
}

const plain = (text: string) => text.replaceAll(/\s*\([^)]*\)/g, '').trim()

/** The changes of one section; rows that say something else are left out. '–' is nothing, 'any' is every state. */
export function agreedRows(section: string, all: readonly string[]): AgreedRow[] {
  const text = readFileSync(file, 'utf8').split(/^## /m)
  const lines = text.find((each) => each.startsWith(section))?.split('\n') ?? []
  const named = (part: string) =>
    part.split(/, | · /).flatMap((name) => (name === 'any' ? all : [name === '–' ? 'nothing' : name]))
  return lines
    .filter((line) => line.startsWith('| ') && / [→⇄] /.test(line.split('|')[2] ?? ''))
    .flatMap((line) => {
      const [, who = '', change = '', condition = ''] = line.split('|').map((cell) => cell.trim())
      const sides = plain(change)
        .split(/ [→⇄] /)
        .map(named)
      const [from = [], to = []] = sides
      const row = {
        who: plain(who)
          .split(', ')
          .map((name) => name.split(' ')[0] ?? ''),
        condition,
      }
      const there = { ...row, from, to }
      return change.includes('⇄') ? [there, { ...row, from: to, to: from }] : [there]
    })
}

/** Every 'from → to' that the section gives somebody. */
export const agreedChanges = (section: string, all: readonly string[], role: string): string[] =>
  agreedRows(section, all)
    .filter(({ who }) => who.includes(role))
    .flatMap(({ from, to }) =>
      from.flatMap((one) => to.filter((other) => other !== one).map((other) => `${one} → ${other}`)),
    )
    .sort()
