import { fail } from '../../door/domain-error.ts'

/** Runs a change that the database refuses if it would take the last admin (fx.guard_last_admin). */
export async function keepsAnAdmin<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  try {
    return await change()
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'last_admin') return fail('LAST_ADMIN')
    throw error
  }
}
