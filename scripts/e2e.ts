import { currentCommit } from '@ticarum/server/testing/current-commit'
import { runJourneys } from './journeys/run-journeys.ts'
import { tryAgain } from './journeys/try-again.ts'

/** `npm run e2e`, `npm run e2e -- sign-in`; ALL_JOURNEYS=1 leaves none out, also in a run of CI */
const words = process.argv.slice(2)

if (words.length > 0) process.env.PARTIAL = '1'
else if (!process.env.ALL_JOURNEYS) process.env.DRAWN_BY = currentCommit()
await runJourneys(words)
if (process.env.CI && words.length === 0) await tryAgain()
