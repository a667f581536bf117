import { currentCommit } from './current-commit.ts'
import { runJourneys } from './journeys/run-journeys.ts'

/** `npm run e2e`, `npm run e2e -- sign-in` */
const words = process.argv.slice(2)

if (words.length > 0) process.env.PARTIAL = '1'
else process.env.SCREENS_DRAWN_BY = currentCommit()
await runJourneys(words)
