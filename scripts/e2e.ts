import { currentCommit } from './current-commit.ts'
import { runJourneys } from './journeys/run-journeys.ts'
import { tryAgain } from './journeys/try-again.ts'

/** `npm run e2e`, `npm run e2e -- sign-in` */
const words = process.argv.slice(2)

if (words.length > 0) process.env.PARTIAL = '1'
else process.env.DRAWN_BY = currentCommit()
await runJourneys(words)
if (process.env.CI && words.length === 0) await tryAgain()
