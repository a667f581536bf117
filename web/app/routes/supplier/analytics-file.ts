import type { LoaderFunctionArgs } from 'react-router'
import { writeReportFile } from '../../features/analytics/report-file.server.ts'

export const loader = (args: LoaderFunctionArgs) => writeReportFile(args, 'supplier')
