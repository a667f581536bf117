import { addDays, addMonths, type PeriodStep } from '@ticarum/contract/values/periods'
import { dayOf } from '@ticarum/contract/values/working-days'
import { createGiven } from '@ticarum/db/testing/given'
import type pg from 'pg'
import { busiestOf, type OrderQuestion, signedIn } from './order-questions.ts'

/** Every period of the reports, as the supplier with the most orders and as an admin. */
export async function analyticsQuestions(owner: pg.Pool): Promise<OrderQuestion[]> {
  const today = dayOf(new Date())
  const periods: [name: string, from: string, step: PeriodStep][] = [
    ['30 days', addDays(today, -29), 'day'],
    ['90 days by week', addDays(today, -89), 'week'],
    ['12 months', addMonths(today, -11), 'month'],
    ['3 years by week', addDays(today, -3 * 365), 'week'],
  ]
  const readers = [
    { what: "a supplier's", procedure: 'analytics.supplier', user: await busiestOf(owner, 'supplier_id') },
    { what: "the platform's", procedure: 'analytics.platform', user: (await createGiven(owner).admin()).id },
  ]
  const questions = readers.map(async ({ what, procedure, user }) => {
    const token = await signedIn(owner, user)
    return periods.map(([name, from, step]) => ({
      what: `${what} analytics of ${name}`,
      token,
      procedure,
      input: { from, to: today, step },
    }))
  })
  return (await Promise.all(questions)).flat()
}
