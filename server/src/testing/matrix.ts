import type { TheContract } from '@ticarum/contract/contract'
import { type ErrorCode, errors } from '@ticarum/contract/errors'
import { type Contract, type Procedure, proceduresOf } from '@ticarum/contract/procedure'
import type { Role } from '@ticarum/contract/values/roles'
import type { TestDatabase } from '@ticarum/db/testing/database'
import type { GivenPerson } from '@ticarum/db/testing/given'
import type { z } from 'zod'
import type { FieldsBesideFile } from '../client.ts'
import { type Persona, personas } from './personas.ts'

/**
 * Whose row a call is about: the caller's, a colleague's, a stranger's, or an absent one. Procedures without an id have
 * no subject.
 */
export const subjects = ['own', "colleague's", "other's", 'absent'] as const
export type Subject = (typeof subjects)[number]

export type Outcome = 'OK' | ErrorCode

export interface MatrixRow {
  procedure: string
  subject: Subject | undefined
  /** '-': this persona cannot have such a subject */
  cells: Record<Persona, Outcome | '-'>
}

/** What a call sends: made for its caller, or for the id of a row that `whose` owns. */
export type Input<I> = ((caller: GivenPerson | null, database: TestDatabase) => I | Promise<I>) | Subjects
export interface Subjects {
  /** the role of a stranger who owns such a row */
  of: Role
  id(whose: GivenPerson, database: TestDatabase): Promise<string> | string
  /** what is sent beside the id, which may be absent in the database */
  and?(id: string, database: TestDatabase): Promise<object> | object
}
type ProcedureInput<P extends Procedure> = P extends { file: object }
  ? FieldsBesideFile<P> & { file: Uint8Array }
  : z.input<P['input']>
export type InputsOf<C extends Contract> = { [D in keyof C]: { [V in keyof C[D]]: Input<ProcedureInput<C[D][V]>> } }
export type Inputs = InputsOf<TheContract>

const short: Record<string, Outcome | '-'> = {
  ok: 'OK',
  in: 'UNAUTHENTICATED',
  no: 'FORBIDDEN',
  none: 'NOT_FOUND',
  wrong: 'WRONG_CREDENTIALS',
  taken: 'ROLE_ALREADY_CHOSEN',
  team: 'ALREADY_MEMBER',
  mail: 'EMAIL_NOT_CONFIRMED',
  set: 'WRONG_STATE',
  '-': '-',
}

/**
 * Reads the table as it is written. The personas stand above their columns, on two lines because the names are wider
 * than the cells; after an empty line follows one line for each procedure and subject.
 */
export function readMatrix(table: string): MatrixRow[] {
  const [head = '', ...body] = table.replace(/^\n+/, '').split('\n\n')
  const columns = head
    .split('\n')
    .flatMap((line) => [...line.matchAll(/\S+/g)])
    .sort((one, other) => one.index - other.index)
    .map(([name]) => name)
  if (columns.join() !== personas.join())
    throw new Error(`the matrix has the columns ${columns.join(', ')}, the personas are ${personas.join(', ')}`)
  const lines = body
    .join('\n')
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/))
    .filter(([first]) => first !== '')
  return lines.map(([name = '', ...cells]) => {
    const [procedure = '', subject] = name.split(' ')
    const outcomes = cells.map((cell) => short[cell] ?? (cell in errors ? (cell as ErrorCode) : undefined))
    if (outcomes.length !== personas.length || outcomes.includes(undefined))
      throw new Error(`the matrix has a faulty row: ${name} ${cells.join(' ')}`)
    if (subject && !subjects.some((known) => known === subject))
      throw new Error(`the matrix has an unknown subject: ${name}`)
    return {
      procedure,
      subject: subject as Subject | undefined,
      cells: Object.fromEntries(personas.map((persona, n) => [persona, outcomes[n]])) as MatrixRow['cells'],
    }
  })
}

/**
 * Checks that every procedure has its rows and every row its procedure; one with an id needs rows for another's and an
 * absent id.
 */
export function matrixFaults(contract: Contract, rows: MatrixRow[]): string[] {
  const procedures = proceduresOf(contract)
  const faults = rows
    .filter((row) => !procedures.some(({ name }) => name === row.procedure))
    .map((row) => `${row.procedure}: not in the contract`)
  for (const { name, procedure } of procedures) {
    const asked = rows.filter((row) => row.procedure === name).map((row) => row.subject)
    const wanted = 'id' in procedure.input.shape ? (['own', "other's", 'absent'] as const) : [undefined]
    for (const subject of wanted)
      if (!asked.includes(subject)) faults.push(`${name}: no row${subject ? ` '${subject}'` : ''} in the matrix`)
    if (new Set(asked).size < asked.length) faults.push(`${name}: a row twice`)
  }
  return faults
}
