import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import { accessMatrix, matrixInputs } from '../access.matrix.ts'
import type { Input, MatrixRow, Subject } from './matrix.ts'
import type { OpenDoor } from './open-door.ts'
import { givenPeople, givenSession, type Persona, personas } from './personas.ts'

export interface MatrixCall {
  input: Record<string, unknown>
  token: string | null
}

/** Prepares the calls of the matrix: what each persona sends, and the rows that it is about. */
export async function matrixCalls(opened: OpenDoor) {
  const people = await givenPeople(opened)
  await liftBudgets(opened.owner) // the same few people make all calls
  /** A new one each time, because some calls remove them. */
  const colleagueOf = (persona: Persona) => {
    const { companyId } = people[persona === 'visitor' ? 'roleless' : persona]
    return companyId ? opened.given.customer({ companyId, owner: false }) : null
  }
  const personOf = (persona: Persona) => (persona === 'visitor' ? null : people[persona])

  async function inputFor({ procedure, subject }: MatrixRow, persona: Persona): Promise<Record<string, unknown>> {
    const [domain = '', verb = ''] = procedure.split('.')
    const input = (matrixInputs as Record<string, Record<string, Input<Record<string, unknown>>>>)[domain]?.[verb]
    if (!input) throw new Error(`${procedure} has no input in the matrix`)
    if (typeof input === 'function') return input(personOf(persona), opened)

    const owners: Record<Subject, () => GivenPerson | null | undefined | Promise<GivenPerson>> = {
      own: () => personOf(persona),
      "colleague's": () => colleagueOf(persona),
      "other's": () => opened.given.person(input.of),
      absent: () => null,
    }
    const whose = await owners[subject ?? 'absent']()
    const id = whose ? await input.id(whose, opened) : newId()
    return { id, ...(await input.and?.(id, opened)) }
  }

  /** A session of its own for each call, because some calls end it. */
  async function callFor(row: MatrixRow, persona: Persona): Promise<MatrixCall> {
    // A new person each time, because some calls give them a role.
    if (persona === 'roleless') people.roleless = await opened.given.person(null, { email: `${newId()}@example.com` })
    const person = personOf(persona)
    const token = person && (await givenSession(opened, person.id)) // before the input, which may be about this session
    return { input: await inputFor(row, persona), token }
  }

  /** A call that is allowed for somebody who is signed in. */
  function allowedCall(procedure: string): Promise<MatrixCall> {
    for (const row of accessMatrix.filter((each) => each.procedure === procedure && each.subject !== 'absent')) {
      const persona = personas.find((each) => each !== 'visitor' && row.cells[each] === 'OK')
      if (persona) return callFor(row, persona)
    }
    throw new Error(`nobody may call ${procedure}`)
  }

  return { people, callFor, allowedCall }
}
