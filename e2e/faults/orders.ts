import { runOrderFaults } from '@ticarum/server/testing/order-faults'
import { inWorld } from './in-world.ts'
import { told } from './report.ts'

const ATTEMPTS = 5000

/**
 * 200 buyers and 5,000 attempts while the server is killed every 15 seconds; the ledger itself is tested with a fault
 * of each kind. True: no fault was found.
 */
export async function ordersFault(): Promise<boolean> {
  const report = await inWorld(({ urls, folder }) =>
    runOrderFaults({ urls, folder, buyers: 200, attempts: ATTEMPTS, killEvery: 15_000 }),
  )
  const { verdict, planted, kills, placed, refused, unanswered, recovery } = report
  const found = Object.entries(planted).filter(([kind, seen]) => seen[kind as keyof typeof seen] > 0).length
  const also = `placed ${placed}, refused ${refused}, ${unanswered} tries without an answer; planted faults found: ${found} of 4`
  const wrong = found < 4 ? [`the ledger found ${JSON.stringify(planted)}`] : []
  const attempts = placed + refused
  if (attempts < ATTEMPTS) wrong.push(`${attempts} of ${ATTEMPTS} attempts`)
  const what = 'The server is killed every 15 seconds while 200 buyers place orders'
  return told('orders', what, { attempts, faults: kills, verdict, recovery, also: [also], wrong }, true)
}
