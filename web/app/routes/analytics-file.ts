import type { LoaderFunctionArgs } from 'react-router'
import { writeReportFile } from '../features/analytics/report-file.server.ts'

/** One table of a supplier's or the platform's report; one route for both, because every page carries all routes. */
export const loader = (args: LoaderFunctionArgs) => writeReportFile(args)
