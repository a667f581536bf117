/** What vitest's JSON reporter says of a run. */
interface Report {
  testResults: { message?: string; assertionResults: { fullName: string; status: string }[] }[]
}

export type Verdict =
  | { found: true; by: string }
  /** `why`: no test failed, no test ran, or the code no longer starts, which shows nothing */
  | { found: false; why: string }

/** A guard is missed when a test that ran fails. */
export function verdictOf(report: Report | undefined): Verdict {
  if (!report) return { found: false, why: 'the tests did not come to an end' }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const red = tests.find(({ status }) => status === 'failed')
  if (red) return { found: true, by: red.fullName.trim() }
  const broken = report.testResults.find(({ message }) => message)?.message?.split('\n')[0]
  if (broken) return { found: false, why: `the tests could not begin: ${broken}` }
  return { found: false, why: tests.some(({ status }) => status === 'passed') ? 'nothing turned red' : 'no test ran' }
}
